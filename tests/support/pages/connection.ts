import type { Page, Route } from 'playwright-core'

const reminders = new WeakMap<Page, () => void>()

/** A page that a service worker answers without a network is told by Chromium 150 that there is one: it is told again. */
async function remindOffline(page: Page): Promise<() => void> {
  const session = await page.context().newCDPSession(page)
  const tell = (offline: boolean) =>
    session.send('Network.overrideNetworkState', {
      offline,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: -1,
    })
  // The page may be gone before it hears of it.
  return () => void tell(false).then(() => tell(true), String)
}

/** Takes the network away from a page, and from those that it comes to. */
export async function cutConnection(page: Page): Promise<void> {
  const remind = reminders.get(page) ?? (await remindOffline(page))
  reminders.set(page, remind)
  page.on('domcontentloaded', remind)
  await page.context().setOffline(true)
}

/** Gives the network back. */
export async function restoreConnection(page: Page): Promise<void> {
  const remind = reminders.get(page)
  if (remind) page.off('domcontentloaded', remind)
  await page.context().setOffline(false)
}

/**
 * Has the first request of an address answered so; those that follow go their way. The route stays, unlike one with `times`:
 * while a page's last route is taken away, a request that begins then is made, but no test hears of its answer.
 */
export async function routeFirst(
  page: Page,
  address: string,
  answer: (route: Route) => void | Promise<void>,
): Promise<void> {
  let isFirst = true
  await page.route(address, route => {
    if (!isFirst) return route.fallback()
    isFirst = false
    return answer(route)
  })
}

/**
 * Keeps what a page asks for on its way until it is let go, as a slow network does.
 * @param then what becomes of it; by itself it goes on
 * @returns lets it go
 */
export async function holdRoute(
  page: Page,
  address: string | ((url: URL) => boolean),
  then: (route: Route) => Promise<void> = route => route.continue(),
): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(address, async route => {
    await promise
    await then(route)
  })
  return resolve
}
