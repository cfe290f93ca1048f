import type { Browser, BrowserContext, Locator, Page } from 'playwright-core'
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

export { drawn } from '#tests/support/pages/drawn.ts'

import { isTakenOver } from '#tests/support/pages/held-code.ts'
import { keepPictures } from '#tests/support/pages/keep-picture.ts'
import type { TestSite } from '#tests/support/servers/site.ts'

/** A phone held in one hand, an office PC. */
export const screens = {
  phone: { width: 360, height: 800 },
  desktop: { width: 1280, height: 900 },
} as const
export type Screen = keyof typeof screens

type Options = {
  screen?: Screen
  /** Without it, the page stays what the server sent. */
  javaScript?: boolean
  /** Lets the site keep itself for when there is no connection. */
  serviceWorker?: boolean
  /** Signed in as these people. */
  as?: readonly { id: string; role: Role }[]
}

/** A page and how to make it as good as new; see clear-device.ts. */
type Device = Visitor & { javaScript: boolean; clear: () => Promise<boolean> }

/** What the visitors of an earlier file left behind, as good as new: sites of a worker follow each other at one address. */
let leftBehind: { browser?: Browser; url?: string; devices: Device[] } = { devices: [] }

/** Those of another address end: its site comes no more. */
async function devicesLeftAt(url: string, browser: Browser): Promise<Device[]> {
  if (leftBehind.browser !== browser || leftBehind.url !== url) {
    for (const { context } of leftBehind.devices) await context.close()
    leftBehind = { browser, url, devices: [] }
  }
  return leftBehind.devices
}

export type Visitors = {
  /** A page of somebody new: nothing is remembered, and all is forgotten at the end of the test. */
  newPage: (options?: Options) => Promise<Page>
  /** Sees out whoever is still there. */
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
  const free = await devicesLeftAt(url, browser)
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

/** Touches a page, by a key that does nothing, and waits until it has come alive: until then a link loads a whole page. */
export async function alive(page: Page): Promise<void> {
  await page.keyboard.press('Shift')
  await page.waitForFunction(isTakenOver)
}

/** Goes to a page that then comes alive. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await alive(page)
}

/** Waits until neither a shape nor words, which end with three dots, stand for what is coming: its content may push a button aside while it is pressed. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      !document.querySelector('.animate-glimmer') &&
      [...document.querySelectorAll('[role=status]')].every(
        status => !status.checkVisibility() || !/(?:…|\.\.\.)$/.test(status.textContent.trim()),
      ),
  )
}

/** Waits until something says what is expected, whatever kinds of spaces it is written with. */
export async function seeText(locator: Locator, expected: string | RegExp): Promise<void> {
  // biome-ignore lint/performance/useDomNodeTextContent: hidden text is not seen.
  const text = async () => (await locator.innerText()).replace(/\s+/g, ' ').trim()
  await expect.poll(text).toMatch(expected)
}

/** Fails unless everybody can use the page as it stands, on each of the screens; ends on the one that it was on. */
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
  await keepPictures(page)
}
