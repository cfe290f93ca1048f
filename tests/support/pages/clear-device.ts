import type { BrowserContext, CDPSession } from 'playwright-core'
import type { Visitor } from '#tests/support/pages/chromium.ts'

/**
 * Prepares a new page to be taken by another visitor after the first, which costs a quarter of another new one: the
 * process that draws it stays, and so do the files that it may keep without asking: hashed ones for good, robots.txt and its like for hours.
 *
 * @returns makes it as it was, and tells whether it could: not when a test closed it, left it at no page of the site, or
 * did to it what nothing undoes
 */
export async function prepareToClear({ page, context }: Visitor): Promise<() => Promise<boolean>> {
  const devTools = await context.newCDPSession(page)
  const isLasting = watchForLastingActs({ page, context })
  return async () => {
    const reachable = !page.isClosed() && /^https?:/.test(page.url())
    if (!reachable || isLasting()) return false
    // A page that went somewhere by itself meanwhile is thrown away, like one that cannot be cleared.
    return clear({ page, context }, devTools).then(
      () => true,
      () => false,
    )
  }
}

/** Counts the sessions of the developer tools that stay open: what they did to the page ends with them. */
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

/** Tells whether something was done that stays with a page or its context for good. */
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

/** What tests listen to. */
const heard = [
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
    // Each by its name: without one, Playwright forgets its own too.
    for (const event of heard) await owner.removeAllListeners(event, { behavior: 'ignoreErrors' })
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
  // Beside the page, where it points at nothing.
  await page.mouse.move(-1, -1)
  await devTools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await devTools.send('Page.resetNavigationHistory')
}
