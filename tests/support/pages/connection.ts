import type { Page, Route } from 'playwright-core'

/** What tells a page again that it is offline, and the end of its last reminder. */
type Reminder = { remind: () => void; reminded: Promise<unknown> }
const reminders = new WeakMap<Page, Reminder>()

/** Chromium 150 reports a page served by a service worker without network as online: emulates going offline again. */
async function createReminder(page: Page): Promise<Reminder> {
  const session = await page.context().newCDPSession(page)
  const tell = (offline: boolean) =>
    session.send('Network.overrideNetworkState', {
      offline,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: -1,
    })
  const reminder: Reminder = {
    remind: () => {
      // The page may be closed already.
      reminder.reminded = tell(false)
        .then(() => tell(true))
        .catch(String)
    },
    reminded: Promise.resolve(),
  }
  return reminder
}

/** Takes the page and its later navigations offline. */
export async function cutConnection(page: Page): Promise<void> {
  const reminder = reminders.get(page) ?? (await createReminder(page))
  reminders.set(page, reminder)
  page.on('domcontentloaded', reminder.remind)
  await page.context().setOffline(true)
}

/** Takes the page online again. */
export async function restoreConnection(page: Page): Promise<void> {
  const reminder = reminders.get(page)
  if (reminder) page.off('domcontentloaded', reminder.remind)
  // A reminder that is still on its way would take the page offline for good.
  await reminder?.reminded
  await page.context().setOffline(false)
}

/**
 * Handles the first request to an address; later ones are not intercepted. The route is never removed, unlike one with `times`:
 * while a page's last route is being removed, the response to a new request is lost.
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
 * Holds matching requests until released, like a slow network.
 * @param then handles them afterwards; by default they continue
 * @returns releases them
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
