import type { Page } from 'playwright-core'

/** Waits until the site keeps itself in this browser. */
export async function siteIsKept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (navigator.serviceWorker.controller) return
    await new Promise(resolve =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    )
  })
}

/** All that the service worker keeps, as one text. */
export const allKept = (page: Page): Promise<string> =>
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
