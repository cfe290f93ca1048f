import type { Page, Request } from 'playwright-core'
import { holdRoute } from '#tests/support/pages/connection.ts'
import { drawn } from '#tests/support/pages/drawn.ts'

/** The code of the site, of any page. */
export const CODE = '**/assets/*.js'

/** Keeps a page's code on its way until it is let go. */
export const holdCode = (page: Page): Promise<() => void> => holdRoute(page, CODE)

/** For the browser: has React taken over the page? */
export const isTakenOver = () => Object.keys(document.body).some(key => key.startsWith('__reactFiber'))

/** Has the page come alive? */
export const isAlive = (page: Page): Promise<boolean> => page.evaluate(isTakenOver)

const LONGEST_WAIT_MS = 2_000

/**
 * Waits until a page has run a part of its code that comes late, and drawn what it makes of it.
 * @param part how its file begins: `my-review`
 */
export async function lateCodeIsDrawn(page: Page, part: string): Promise<void> {
  // What came from the browser's own memory is among these too.
  const address = await page.waitForFunction(
    start => performance.getEntriesByType('resource').find(({ name }) => name.includes(start))?.name,
    `/assets/${part}-`,
  )
  // As text: a test's own imports are others.
  await page.evaluate(`import(${JSON.stringify(await address.jsonValue())}).then(() => undefined)`)
  await drawn(page)
}

const EXCHANGE = '/healthz'

/** Waits until a page that nobody touches has asked for all that it asks for by itself, was answered, and for what follows from that. */
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
          // What they asked for then is told before this is answered.
          await fetch(exchange)
        },
        [EXCHANGE, LONGEST_WAIT_MS] as const,
      )
    } while (hasAsked || awaited.size > 0)
  } finally {
    page.off('request', hear).off('requestfinished', forget).off('requestfailed', forget)
  }
}
