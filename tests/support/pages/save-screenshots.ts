import { mkdir, rm } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Where `npm run screenshots` saves the tested states; unset in other runs. */
const FOLDER = process.env.AMIC_SCREENSHOTS
/** The widths that it was asked for, such as "360,1280"; all when unset. */
const WIDTHS = process.env.AMIC_SCREENSHOT_WIDTHS?.split(',').map(Number)

/** A small phone, a common phone, a tablet, a desktop. */
const SIZES = [
  { width: 320, height: 640 },
  { width: 360, height: 800 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
].filter(({ width }) => !WIDTHS || WIDTHS.includes(width))

/** Room in a file name beside the number and the width, whatever the letters. */
const MAX_NAME_LENGTH = 110

/** How many states of a test are saved already, by folder and name. */
const counts = new Map<string, Map<string, number>>()

/** The number of the next state of a test; the first one of a folder replaces those of the last run. */
async function nextNumber(folder: string, name: string): Promise<number> {
  let ofFolder = counts.get(folder)
  if (!ofFolder) {
    ofFolder = new Map()
    counts.set(folder, ofFolder)
    await rm(folder, { recursive: true, force: true })
    await mkdir(folder, { recursive: true })
  }
  const number = (ofFolder.get(name) ?? 0) + 1
  ofFolder.set(name, number)
  return number
}

/** Saves full-page screenshots on all screens, named after the test, when enabled; restores the state of the page. */
export async function saveScreenshots(page: Page): Promise<void> {
  const own = page.viewportSize()
  if (!FOLDER || !own) return
  const { testPath = '', currentTestName = '' } = expect.getState()
  const folder = join(FOLDER, relative('tests/browser', dirname(testPath)), basename(testPath, '.test.ts'))
  const name = currentTestName.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, MAX_NAME_LENGTH)
  const number = await nextNumber(folder, name)
  const reading = await page.evaluateHandle(() => ({ top: scrollY, active: document.activeElement }))
  for (const size of SIZES) {
    await page.setViewportSize(size)
    // Sticky elements are rendered at the scroll position.
    await page.evaluate(() => scrollTo(0, 0))
    await page.screenshot({ path: join(folder, `${name}-${number}-${size.width}.png`), fullPage: true })
  }
  await page.setViewportSize(own)
  await reading.evaluate(({ top, active }) => {
    // Elements that differ on wide screens, such as the assistant, were rendered anew.
    const same = active?.isConnected ? active : active && document.querySelector(active.tagName)
    if (same instanceof HTMLElement) same.focus({ preventScroll: true })
    scrollTo(0, top)
  })
}
