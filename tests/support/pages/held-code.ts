import type { Page, Request } from 'playwright-core'
import { holdRoute } from '#tests/support/pages/connection.ts'
import { drawn } from '#tests/support/pages/drawn.ts'

/** All scripts of the site. */
export const CODE = '**/assets/*.js'

/** Holds a page's scripts until released. */
export const holdCode = (page: Page): Promise<() => void> => holdRoute(page, CODE)

/** To be evaluated in the browser: whether React has hydrated the page. */
export const isTakenOver = () => Object.keys(document.body).some(key => key.startsWith('__reactFiber'))

/** Whether the page is hydrated. */
export const isAlive = (page: Page): Promise<boolean> => page.evaluate(isTakenOver)

const LONGEST_WAIT_MS = 2_000

/**
 * Waits until a lazily loaded part of a page's code has run and its output is rendered.
 * @param part start of its file name: `my-review`
 */
export async function lateCodeIsDrawn(page: Page, part: string): Promise<void> {
  // Includes resources from the cache.
  const address = await page.waitForFunction(
    start => performance.getEntriesByType('resource').find(({ name }) => name.includes(start))?.name,
    `/assets/${part}-`,
  )
  // As text: a test's own imports are transformed.
  await page.evaluate(`import(${JSON.stringify(await address.jsonValue())}).then(() => undefined)`)
  await drawn(page)
}

const EXCHANGE = '/healthz'

/** Waits until a page has no pending requests, and makes no further ones after their responses. */
export async function leftAlone(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  const awaited = new Set<Request>()
  let hasAsked = false
  const hear = (request: Request) => {
    if (request.url().endsWith(EXCHANGE) || request.resourceType() === 'eventsource') return
    hasAsked = true
    awaited.add(request)
  }
  const forget = (request: Request) => awaited.delete(request)
  page.on('request', hear).on('requestfinished', forget).on('requestfailed', forget)
  try {
    do {
      hasAsked = false
      await page.evaluate(
        async ([exchange, timeout]) => {
          // As pages do (src/web/ui/page-idle.ts), and after them.
          await new Promise(resolve => requestIdleCallback(resolve, { timeout }))
          // Requests made by then are reported before this response.
          await fetch(exchange)
        },
        [EXCHANGE, LONGEST_WAIT_MS] as const,
      )
    } while (hasAsked || awaited.size > 0)
  } finally {
    page.off('request', hear).off('requestfinished', forget).off('requestfailed', forget)
  }
}
