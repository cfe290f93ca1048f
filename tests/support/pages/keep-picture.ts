import { mkdir } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Where `npm run screenshots` wants the states that tests look at; other runs keep none. */
const FOLDER = process.env.AMIC_SCREENSHOTS

/** The narrowest phone, the phone that most hold, a tablet, an office PC. */
const SIZES = [
  { width: 320, height: 640 },
  { width: 360, height: 800 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
]

const kept = new Map<string, number>()

/**
 * Keeps how a state of a page looks, whole, on each of the screens, under the name of its test, when pictures are wanted; the
 * page stands as before then.
 */
export async function keepPictures(page: Page): Promise<void> {
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
    // What stays at an edge of the screen is drawn where that is.
    await page.evaluate(() => scrollTo(0, 0))
    await page.screenshot({ path: join(room, `${name}-${nth}-${size.width}.png`), fullPage: true })
  }
  await page.setViewportSize(own)
  await reading.evaluate(({ top, active }) => {
    // What stands elsewhere on a wide screen, as the assistant, was drawn anew.
    const same = active?.isConnected ? active : active && document.querySelector(active.tagName)
    if (same instanceof HTMLElement) same.focus({ preventScroll: true })
    scrollTo(0, top)
  })
}
