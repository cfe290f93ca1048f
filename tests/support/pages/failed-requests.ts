import type { Page, Request } from 'playwright-core'

const failed = new WeakMap<Page, string[]>()

const nameOf = (request: Request): string => `${request.method()} ${request.url()}`

/** Begins to note which requests of a page fail or are refused. */
export function watchFailedRequests(page: Page): void {
  const noted: string[] = []
  failed.set(page, noted)
  page.on('requestfailed', request =>
    noted.push(`${nameOf(request)}: ${request.failure()?.errorText ?? 'failed'}`),
  )
  page.on('response', response => {
    if (response.status() >= 400) noted.push(`${nameOf(response.request())}: ${response.status()}`)
  })
}

/** Where a page is and which of its requests failed: for the message of a test that waits in vain. */
export const describeRequests = (page: Page): string =>
  [`at ${page.url()}, where failed:`, ...(failed.get(page) ?? [])].join('\n  ')
