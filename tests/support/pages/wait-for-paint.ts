import type { Page } from 'playwright-core'

/** Waits until a page has rendered all data that has arrived; only then can a test assert that something is absent. */
export async function waitForPaint(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Bounded: an animated page may never be idle on a slow machine.
    await new Promise(resolve => requestIdleCallback(resolve, { timeout: 10_000 }))
    await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
}
