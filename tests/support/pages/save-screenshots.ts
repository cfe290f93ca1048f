import { mkdir } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Where `npm run screenshots` saves the tested states; unset in other runs. */
const FOLDER = process.env.AMIC_SCREENSHOTS

/** A small phone, a common phone, a tablet, a desktop. */
const SIZES = [
  { width: 320, height: 640 },
  { width: 360, height: 800 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
]

const kept = new Map<string, number>()

/** Saves full-page screenshots on all screens, named after the test, when enabled; restores the state of the page. */
export async function saveScreenshots(page: Page): Promise<void> {
  const own = page.viewportSize()
  if (!FOLDER || !own) return
  const { testPath = '', currentTestName = '' } = expect.getState()
  const room = join(FOLDER, relative('tests/browser', dirname(testPath)), basename(testPath, '.test.ts'))
  const name = currentTestName.replace(/[^\p{L}\p{N}]+/gu, '-').slice(-80)
  const nth = (kept.get(`${room} ${name}`) ?? 0) + 1
  kept.set(`${room} ${name}`, nth)
  await mkdir(room, { recursive: true })
  const reading = await page.evaluateHandle(() => ({ top: scrollY, active: document.activeElement }))
  for (const size of SIZES) {
    await page.setViewportSize(size)
    // Sticky elements are rendered at the scroll position.
    await page.evaluate(() => scrollTo(0, 0))
    await page.screenshot({ path: join(room, `${name}-${nth}-${size.width}.png`), fullPage: true })
  }
  await page.setViewportSize(own)
  await reading.evaluate(({ top, active }) => {
    // Elements that differ on wide screens, such as the assistant, were rendered anew.
    const same = active?.isConnected ? active : active && document.querySelector(active.tagName)
    if (same instanceof HTMLElement) same.focus({ preventScroll: true })
    scrollTo(0, top)
  })
}
