import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from 'playwright-core'
import { expect } from 'vitest'
import { signedInCookie } from '#contract/accounts/roles.ts'
import type { Role } from '#contract/endpoint.ts'
import type { Database } from '#database/connect.ts'
import { createSession } from '#tests/support/makers/sessions.ts'
import { watchFailedRequests } from '#tests/support/pages/failed-requests.ts'
import { saveScreenshots } from '#tests/support/pages/save-screenshots.ts'
import { needChromium } from '../../../scripts/launch/chromium.mjs'

/** The most common phone size. */
const PHONE = { width: 360, height: 800 }
const PATIENCE_MS = 90_000
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** The minified build: half the size, and every checked page parses it. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

let launched: Promise<Browser> | undefined

/** The Chromium of this worker: launched on first use, closed with the worker. Each visitor has their own browser context. */
export async function chromiumOfThisWorker(): Promise<Browser> {
  const isAlive = await launched?.then(browser => browser.isConnected())
  if (!isAlive) launched = launchChromium()
  return launched!
}

/** Launches the installed Chromium, with the flags to run as root and without internet access. */
function launchChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: needChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // Costs that short-lived pages do not recover: a spare process, optimizing compilers, a GPU process. Streamed scripts would
      // be compiled each time; otherwise the process caches them.
      '--disable-features=SpareRendererForSitePerProcess,PaintHolding,ScriptStreaming',
      '--js-flags=--no-maglev,--no-turbofan',
      '--in-process-gpu',
      // A cleared page keeps using its process.
      '--process-per-site',
    ],
  })
}

type Device = {
  /** The site's address. */
  url: string
  /** Without it, the page is what the server rendered. */
  javaScript?: boolean
  /** Allows the service worker; blocked by default, so that the test can intercept all requests. */
  serviceWorker?: boolean
}

type Person = {
  url: string
  /** Signed in as these people. */
  as?: readonly { id: string; role: Role }[]
  db?: Database
  size?: { width: number; height: number }
}

/** A blank page in its own browser context. */
export type Visitor = { page: Page; context: BrowserContext }

/** A new visitor with a phone; `page` is blank. */
export async function visit(browser: Browser, options: Device & Person): Promise<Visitor> {
  const visitor = await openDevice(browser, options)
  await handOver(visitor, options)
  return visitor
}

/** A page without sessions. */
export async function openDevice(
  browser: Browser,
  { url, javaScript = true, serviceWorker = false }: Device,
): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL: url,
    javaScriptEnabled: javaScript,
    serviceWorkers: serviceWorker ? 'allow' : 'block',
    locale: 'fr-FR',
    timezoneId: 'Africa/Abidjan',
    reducedMotion: 'reduce',
  })
  context.setDefaultTimeout(PATIENCE_MS)
  return { page: await context.newPage(), context }
}

/** Prepares a page for a person: size and sessions. */
export async function handOver(
  { page, context }: Visitor,
  { url, as = [], db, size = PHONE }: Person,
): Promise<void> {
  await page.setViewportSize(size)
  for (const { id, role } of as) {
    if (!db) throw new Error('signing in needs the database')
    const value = await createSession(db, role, id)
    await context.addCookies([
      { name: `amic_${role}`, value, url, httpOnly: true, sameSite: 'Lax' },
      { name: signedInCookie(role), value: '1', url, sameSite: 'Lax' },
    ])
  }
  watchFailedRequests(page)
  page.on('pageerror', error => {
    throw new Error(`${page.url()}: ${error.message}`, { cause: error })
  })
}

const IS_SMALL = /^target-size: /
/** One distance alone may bring the next row of cards to where a row was covered. */
const FURTHER_PX = [160, 230]

/** Fails on violations of WCAG 2.2 AA, and saves screenshots if wanted. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolation(page)
  await saveScreenshots(page)
}

/** Fails on violations of WCAG 2.2 AA in the current state of the page. */
export async function expectNoViolation(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await bringAxe(page)
  let standing = await violationsOn(page)
  for (const distance of FURTHER_PX) {
    if (!standing.some(one => IS_SMALL.test(one))) break
    await page.evaluate(px => scrollBy(0, px), distance)
    const further = await violationsOn(page)
    await page.evaluate(px => scrollBy(0, -px), distance)
    // A sticky bar may cover part of a target; the target is large enough after scrolling.
    standing = standing.filter(one => !IS_SMALL.test(one) || further.includes(one))
  }
  expect(standing, page.url()).toEqual([])
}

/**
 * As an inline script, its compiled code is cached by the process, which saves a third of the time; `page.evaluate` compiles it
 * each time.
 */
async function bringAxe(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const { exceptionDetails } = await session.send('Runtime.evaluate', { expression: AXE })
  await session.detach()
  if (exceptionDetails) throw new Error(`axe could not be brought: ${exceptionDetails.text}`)
}

function violationsOn(page: Page): Promise<string[]> {
  return page.evaluate(async runOnly => {
    // Only violations are reported in detail: the rest takes most of the time.
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
      runOnly,
      resultTypes: ['violations'],
      // For experimental rules and autoplaying media: the site has neither.
      preload: false,
    })
    return violations.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.html}`))
  }, WCAG)
}

/** Fails when the page scrolls sideways. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const overflowPx = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflowPx, page.url()).toBeLessThanOrEqual(0)
}

/** What somebody with poor eyes sets in the browser as the size of letters; 16 without a choice. */
const LARGE_TYPE_PX = 24

/** Runs a check on the page as a phone shows it whose person wants large letters. */
export async function inLargeType(page: Page, check: () => Promise<void>): Promise<void> {
  await page.setViewportSize(PHONE)
  const session = await page.context().newCDPSession(page)
  const setType = (standard: number) => session.send('Page.setFontSizes', { fontSizes: { standard } })
  await setType(LARGE_TYPE_PX)
  const sizeOfRoot = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
  await expect.poll(sizeOfRoot).toBe(`${LARGE_TYPE_PX}px`)
  await check()
  await setType(16)
  await session.detach()
}

/** Fails when one can scroll the page of a phone sideways whose person wants large letters. */
export const expectNoOverflowInLargeType = (page: Page): Promise<void> =>
  inLargeType(page, () => expectNoOverflow(page))

/** Fails when another element covers the centre of this one. */
export async function expectUncovered(shown: Locator): Promise<void> {
  const isOnTop = await shown.evaluate(element => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })
  expect(isOnTop, String(shown)).toBe(true)
}

/** Fails when the focus was lost with the element that had it: a keyboard would begin at the top of the page. */
export const expectFocusKept = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true)

/** Whether it has the focus. */
export const hasFocus = (shown: Locator) => shown.evaluate(element => element === document.activeElement)
