import type { Page } from 'playwright-core'

/** Waits until the service worker controls the page. */
export async function waitForServiceWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (navigator.serviceWorker.controller) return
    await new Promise(resolve =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    )
  })
}

/** All cached responses as one text. */
export const cachedTexts = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const texts: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        texts.push(request.url, await (await cache.match(request))!.text())
      }
    }
    return texts.join('\n')
  })

/** Speeds up the timers of the service worker tenfold. @returns restores them */
export async function speedUpServiceWorker(page: Page): Promise<() => Promise<void>> {
  const worker = page.context().serviceWorkers()[0]!
  const own = await worker.evaluateHandle(() => {
    const real = self.setTimeout
    self.setTimeout = ((work: () => void, ms = 0) => real(work, ms / 10)) as typeof setTimeout
    return real
  })
  return () =>
    worker.evaluate(real => {
      self.setTimeout = real
    }, own)
}
