import { ensureProgram, findProgram } from './programs.mjs'

/** Debian's Chromium without windows: the same engine for half of the processor's time. */
const HEADLESS = 'chromium-headless-shell'
const names = [HEADLESS, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Makes sure that a Chromium is there for the browser tests. */
export function ensureChromium() {
  const without = 'les tests dans le navigateur échoueront'
  return ensureProgram({ title: 'Chromium', names, packages: [HEADLESS, 'chromium'], without })
}

/** The path of the machine's Chromium. */
export function needChromium() {
  const path = findProgram(names)
  if (!path) throw new Error('no Chromium on this machine: what looks at pages needs one')
  return path
}
