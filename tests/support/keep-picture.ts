import { mkdir } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Where `npm run screenshots` wants the states that tests look at; other runs keep none. */
const FOLDER = process.env.AMIC_SCREENSHOTS

/** Kept beside the two sizes that every test tries: the narrowest phone, and a tablet. */
export const furtherSizes = FOLDER
  ? [
      { width: 320, height: 640 },
      { width: 768, height: 1024 },
    ]
  : []

const kept = new Map<string, number>()

/** Keeps how a state of a page looks, whole, under the name of its test, when pictures are wanted. */
export async function keepPicture(page: Page): Promise<void> {
  if (!FOLDER) return
  const { testPath = '', currentTestName = '' } = expect.getState()
  const width = page.viewportSize()?.width
  const room = join(FOLDER, relative('tests/browser', dirname(testPath)), basename(testPath, '.test.ts'))
  const name = currentTestName.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 80)
  const nth = (kept.get(`${room} ${name} ${width}`) ?? 0) + 1
  kept.set(`${room} ${name} ${width}`, nth)
  await mkdir(room, { recursive: true })
  await page.screenshot({ path: join(room, `${name}-${nth}-${width}.png`), fullPage: true })
}
