const LONGEST_WAIT_MS = 2_000
/** For browsers that do not tell when they are at rest. */
const SHORT_WAIT_MS = 200

/** The page's own loading comes first: on a slow network and a slow phone, anything else would delay it. */
export async function pageAtRest(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise(resolve => addEventListener('load', resolve, { once: true }))
  }
  await new Promise<unknown>(resolve => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: LONGEST_WAIT_MS })
    else setTimeout(resolve, SHORT_WAIT_MS)
  })
}
