import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { ensureChromium } from './chromium.mjs'
import { inForeground, tool } from './processes.mjs'

const FOLDER = 'screenshots'

/**
 * Keeps every state of every screen that the browser tests look at, on a narrow phone, a phone, a tablet and a computer: a
 * folder for each file of tests.
 * @param {string[]} args passed on to Vitest, such as the path of some tests
 */
export async function screenshots(args) {
  await ensureChromium()
  await rm(FOLDER, { recursive: true, force: true })
  const env = { AMIC_SCREENSHOTS: resolve(FOLDER) }
  const code = await inForeground(tool('vitest', 'run', '--project', 'browser', ...args), env)
  console.log(`Captures : ${FOLDER}`)
  return code
}
