import type { Page } from 'playwright-core'

/** Waits until a page has drawn what it makes of what has come: only then can something be missed on it. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // A page that something moves on may have no idle moment where a machine is slow.
    await new Promise(resolve => requestIdleCallback(resolve, { timeout: 10_000 }))
    await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
}
