const LONGEST_WAIT_MS = 2_000
/** For browsers without `requestIdleCallback`. */
const SHORT_WAIT_MS = 200

/** Resolves once the page is loaded and the main thread is idle: other loading would delay a slow phone. */
export async function pageIdle(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise(resolve => addEventListener('load', resolve, { once: true }))
  }
  await new Promise<unknown>(resolve => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: LONGEST_WAIT_MS })
    else setTimeout(resolve, SHORT_WAIT_MS)
  })
}
