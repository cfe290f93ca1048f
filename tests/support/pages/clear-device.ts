import type { BrowserContext, CDPSession } from 'playwright-core'
import type { Visitor } from '#tests/support/pages/chromium.ts'

/**
 * Prepares a new page for reuse by later visitors, which costs a quarter of a new one: it keeps its process and its HTTP cache
 * (hashed files, and files like robots.txt for hours).
 * @returns resets the page; resolves to false when that is impossible: a test closed it, left it outside the site, or changed
 * something permanently
 */
export async function prepareToClear({ page, context }: Visitor): Promise<() => Promise<boolean>> {
  const devTools = await context.newCDPSession(page)
  const isLasting = watchForLastingActs({ page, context })
  return async () => {
    const reachable = !page.isClosed() && /^https?:/.test(page.url())
    if (!reachable || isLasting()) return false
    // A page that navigated meanwhile is discarded, like one that cannot be reset.
    return clear({ page, context }, devTools).then(
      () => true,
      () => false,
    )
  }
}

/** Counts open devtools sessions; closing them undoes what they changed. */
function watchForOpenSessions(context: BrowserContext): () => boolean {
  let openCount = 0
  const openSession = context.newCDPSession.bind(context)
  context.newCDPSession = async target => {
    const session = await openSession(target)
    openCount += 1
    const detach = session.detach.bind(session)
    session.detach = async () => {
      await detach()
      openCount -= 1
    }
    return session
  }
  return () => openCount > 0
}

/** Tells whether something irreversible was done to a page or its context. */
function watchForLastingActs({ page, context }: Visitor): () => boolean {
  let isLasting = false
  const hasOpenSession = watchForOpenSessions(context)
  const watch = (owner: object, names: readonly string[]) => {
    for (const name of names) {
      const act = Reflect.get(owner, name).bind(owner)
      const watched = (...args: unknown[]) => {
        isLasting = true
        return act(...args)
      }
      Object.assign(owner, { [name]: watched })
    }
  }
  for (const owner of [page, context]) {
    watch(owner, ['addInitScript', 'exposeBinding', 'exposeFunction', 'setExtraHTTPHeaders'])
  }
  watch(context, ['setGeolocation'])
  watch(page.clock, [
    'install',
    'fastForward',
    'pauseAt',
    'resume',
    'runFor',
    'setFixedTime',
    'setSystemTime',
  ])
  return () => isLasting || hasOpenSession()
}

/** Events that tests listen to. */
const TEST_EVENTS = [
  'console',
  'dialog',
  'download',
  'page',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
]

async function clear({ page, context }: Visitor, devTools: CDPSession): Promise<void> {
  for (const other of context.pages()) if (other !== page) await other.close()
  for (const owner of [page, context]) {
    // By name: without one, Playwright would remove its own listeners too.
    for (const event of TEST_EVENTS) await owner.removeAllListeners(event, { behavior: 'ignoreErrors' })
    await owner.unrouteAll({ behavior: 'ignoreErrors' })
  }
  await context.setOffline(false)
  await context.clearPermissions()
  await context.clearCookies()
  await page.emulateMedia({
    media: null,
    colorScheme: null,
    contrast: null,
    forcedColors: null,
    reducedMotion: 'reduce',
  })
  await page.evaluate(() => sessionStorage.clear())
  const { origin } = new URL(page.url())
  await page.goto('about:blank')
  // Outside the page, so that nothing is hovered.
  await page.mouse.move(-1, -1)
  await devTools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await devTools.send('Page.resetNavigationHistory')
}
