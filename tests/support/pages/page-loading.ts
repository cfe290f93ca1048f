import type { Page, Request } from 'playwright-core'
import { holdRoute } from '#tests/support/pages/connection.ts'
import { waitForPaint } from '#tests/support/pages/wait-for-paint.ts'

/** All scripts of the site. */
export const SCRIPTS = '**/assets/*.js'

/** Holds a page's scripts until released. */
export const holdCode = (page: Page): Promise<() => void> => holdRoute(page, SCRIPTS)

/** To be evaluated in the browser: whether React has hydrated the page. */
export const hasReactRoot = () => Object.keys(document.body).some(key => key.startsWith('__reactFiber'))

/** Whether the page is hydrated. */
export const isHydrated = (page: Page): Promise<boolean> => page.evaluate(hasReactRoot)

/** How far the page has loaded, as JSON: for the message of a test that waits in vain. */
export const describeLoading = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const script = document.querySelector<HTMLScriptElement>('script[data-files]')
    const resources = performance.getEntriesByType('resource')
    return JSON.stringify({
      url: location.href,
      readyState: document.readyState,
      isVisible: document.visibilityState,
      isDeferred: script?.dataset.deferred !== undefined,
      missing: script?.dataset.files
        ?.split(' ')
        .filter(file => !resources.some(({ name }) => name.endsWith(file))),
      notices: [...document.querySelectorAll('[role=alert], [role=status]')].map(
        ({ textContent }) => textContent,
      ),
    })
  })

const MAX_IDLE_WAIT_MS = 2_000

/**
 * Waits until a lazily loaded part of a page's code has run and its output is rendered.
 * @param part start of its file name: `my-review`
 */
export async function waitForLazyCode(page: Page, part: string): Promise<void> {
  // Includes resources from the cache.
  const address = await page.waitForFunction(
    start => performance.getEntriesByType('resource').find(({ name }) => name.includes(start))?.name,
    `/assets/${part}-`,
  )
  // As text: a test's own imports are transformed.
  await page.evaluate(`import(${JSON.stringify(await address.jsonValue())}).then(() => undefined)`)
  await waitForPaint(page)
}

const EXCHANGE = '/healthz'

/** Waits until a page has no pending requests, and makes no further ones after their responses. */
export async function waitForNetworkIdle(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  const awaited = new Set<Request>()
  let hasAsked = false
  const addRequest = (request: Request) => {
    if (request.url().endsWith(EXCHANGE) || request.resourceType() === 'eventsource') return
    hasAsked = true
    awaited.add(request)
  }
  const removeRequest = (request: Request) => awaited.delete(request)
  page.on('request', addRequest).on('requestfinished', removeRequest).on('requestfailed', removeRequest)
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
        [EXCHANGE, MAX_IDLE_WAIT_MS] as const,
      )
    } while (hasAsked || awaited.size > 0)
  } finally {
    page.off('request', addRequest).off('requestfinished', removeRequest).off('requestfailed', removeRequest)
  }
}
