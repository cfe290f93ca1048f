import type { Page } from 'playwright-core'

/** Waits until a page has drawn what it makes of what has come: only then can something be missed on it. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise(resolve => requestIdleCallback(resolve))
    await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
}
