import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { ensureChromium } from './chromium.mjs'
import { inForeground, tool } from './processes.mjs'

const FOLDER = 'screenshots'
const WIDTHS = '--widths='

/**
 * Saves every state of every screen that the browser tests look at, on a narrow phone, a phone, a tablet and a computer: a
 * folder for each file of tests. A run of some files replaces only their folders.
 * @param {string[]} args `--widths=360,1280` for some of the screens; the rest is passed on to Vitest, such as the path of
 * some tests
 */
export async function screenshots(args) {
  await ensureChromium()
  const rest = args.filter(arg => !arg.startsWith(WIDTHS))
  if (rest.length === 0) await rm(FOLDER, { recursive: true, force: true })
  const widths = args.find(arg => arg.startsWith(WIDTHS))?.slice(WIDTHS.length)
  const env = { AMIC_SCREENSHOTS: resolve(FOLDER), ...(widths && { AMIC_SCREENSHOT_WIDTHS: widths }) }
  const code = await inForeground(tool('vitest', 'run', '--project', 'browser', ...rest), env)
  console.log(`Captures : ${FOLDER}`)
  return code
}
