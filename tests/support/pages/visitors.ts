import { type Browser, type BrowserContext, errors, type Locator, type Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import type { Role } from '#contract/endpoint.ts'
import {
  chromiumOfThisWorker,
  expectNoOverflow,
  expectNoViolation,
  handOver,
  openDevice,
  type Visitor,
} from '#tests/support/pages/chromium.ts'
import { prepareToClear } from '#tests/support/pages/clear-device.ts'

export { waitForPaint } from '#tests/support/pages/wait-for-paint.ts'

import { withPlainSpaces } from '#tests/support/http/with-plain-spaces.ts'
import { describeRequests } from '#tests/support/pages/failed-requests.ts'
import { describeLoading, hasReactRoot } from '#tests/support/pages/page-loading.ts'
import { saveScreenshots } from '#tests/support/pages/save-screenshots.ts'
import type { TestSite } from '#tests/support/servers/site.ts'

/** A phone and a desktop. */
export const screens = {
  phone: { width: 360, height: 800 },
  desktop: { width: 1280, height: 900 },
} as const
export type Screen = keyof typeof screens

type Options = {
  screen?: Screen
  /** Without it, the page is what the server rendered. */
  javaScript?: boolean
  /** Allows the service worker. */
  serviceWorker?: boolean
  /** Signed in as these people. */
  as?: readonly { id: string; role: Role }[]
}

/** A page and how to reset it; see clear-device.ts. */
type Device = Visitor & { javaScript: boolean; clear: () => Promise<boolean> }

/** Reset pages of earlier test files: the sites of a worker have the same address. */
let idleDevices: { browser?: Browser; url?: string; devices: Device[] } = { devices: [] }

/** Closes pages of another address, which is not used any more. */
async function idleDevicesAt(url: string, browser: Browser): Promise<Device[]> {
  if (idleDevices.browser !== browser || idleDevices.url !== url) {
    for (const { context } of idleDevices.devices) await context.close()
    idleDevices = { browser, url, devices: [] }
  }
  return idleDevices.devices
}

export type Visitors = {
  /** A page of a new visitor, reset at the end of the test. */
  newPage: (options?: Options) => Promise<Page>
  /** Closes the remaining pages. */
  close: () => Promise<void>
}

/**
 * As many visitors of the site as the tests of a file want.
 *
 *     const visitors = await openVisitors(site)
 *     afterAll(visitors.close)
 */
export async function openVisitors({ url, db }: Pick<TestSite, 'url' | 'db'>): Promise<Visitors> {
  const browser = await chromiumOfThisWorker()
  const free = await idleDevicesAt(url, browser)
  const opened = new Set<BrowserContext>()
  const takeFree = (javaScript: boolean): Device | undefined => {
    const place = free.findLastIndex(device => device.javaScript === javaScript)
    return place === -1 ? undefined : free.splice(place, 1)[0]
  }
  const openNew = async (javaScript: boolean, serviceWorker: boolean): Promise<Device> => {
    const visitor = await openDevice(browser, { url, javaScript, serviceWorker })
    opened.add(visitor.context)
    return { ...visitor, javaScript, clear: await prepareToClear(visitor) }
  }
  return {
    newPage: async ({ screen = 'phone', javaScript = true, serviceWorker = false, as } = {}) => {
      const device = (!serviceWorker && takeFree(javaScript)) || (await openNew(javaScript, serviceWorker))
      onTestFinished(async () => {
        opened.delete(device.context)
        if (!serviceWorker && (await device.clear())) free.push(device)
        else await device.context.close()
      })
      await handOver(device, { url, db, as, size: screens[screen] })
      return device.page
    },
    close: async () => {
      for (const context of opened) await context.close()
    },
  }
}

/** Longer than a page waits for files that stall. */
const PRESS_AGAIN_AFTER_MS = 30_000
const MOST_PRESSES = 3

/**
 * Triggers hydration by a key press without effect, and waits for it: before, links load whole pages. A page whose files stalled
 * on a busy machine has given up until the next press.
 */
export async function hydrate(page: Page): Promise<void> {
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    await page.keyboard.press('Shift')
    const hydrating = page.waitForFunction(hasReactRoot, undefined, { timeout: PRESS_AGAIN_AFTER_MS })
    const isDone = await hydrating.then(
      () => true,
      error => {
        if (error instanceof errors.TimeoutError) return false
        throw error
      },
    )
    if (isDone) return
  }
  throw new Error(`not hydrated: ${await describeLoading(page)}`)
}

/** Opens a page and hydrates it. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrate(page)
}

/**
 * Waits until no skeleton and no loading message (which ends with an ellipsis) is left: their content would shift a button while
 * it is pressed.
 */
export async function waitForContent(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      !document.querySelector('.animate-glimmer') &&
      [...document.querySelectorAll('[role=status]')].every(
        status => !status.checkVisibility() || !/(?:…|\.\.\.)$/.test(status.textContent.trim()),
      ),
  )
}

/** Waits until an element has the expected text, ignoring kinds of spaces on both sides. */
export async function seeText(locator: Locator, expected: string | RegExp): Promise<void> {
  // biome-ignore lint/performance/useDomNodeTextContent: hidden text is not seen.
  const text = async () => withPlainSpaces(await locator.innerText()).trim()
  const wanted =
    typeof expected === 'string'
      ? withPlainSpaces(expected)
      : new RegExp(withPlainSpaces(expected.source), expected.flags)
  try {
    await expect.poll(text).toMatch(wanted)
  } catch (error) {
    if (error instanceof Error) error.message += `\n\n${describeRequests(locator.page())}`
    throw error
  }
}

/**
 * Waits until the page is at an address, over any number of navigations. Playwright's own `waitForURL` fails when one navigation
 * replaces another before it is answered.
 */
export async function seeAddress(page: Page, address: Parameters<Page['waitForURL']>[0]): Promise<void> {
  try {
    await page.waitForURL(address)
  } catch (error) {
    if (!(error instanceof Error && error.message.includes('net::ERR_ABORTED'))) throw error
    await seeAddress(page, address)
  }
}

/** Fails on accessibility violations or overflow on any of the screens; ends on the original one. */
export async function expectUsableOnEveryScreen(page: Page): Promise<void> {
  const own = page.viewportSize()
  if (!own) throw new Error('the page has no size of its own')
  const others = Object.values(screens).filter(({ width }) => width !== own.width)
  for (const size of [...others, own]) {
    await page.setViewportSize(size)
    // What stays at the top may cover half a link where another screen was scrolled to; what is drawn anew for another width
    // is so with the next frame.
    await page.evaluate(() => {
      scrollTo(0, 0)
      return new Promise(resolve => requestAnimationFrame(resolve))
    })
    await expectNoViolation(page)
    await expectNoOverflow(page)
  }
  await saveScreenshots(page)
}
