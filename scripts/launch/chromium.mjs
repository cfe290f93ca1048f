import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { quietly } from './processes.mjs'
import { step } from './step.mjs'

/** Debian's Chromium without windows: the same engine for half of the processor's time. */
const HEADLESS = 'chromium-headless-shell'
const NAMES = [HEADLESS, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Makes sure that a Chromium is there for the browser tests: Debian's, installed when we may, else a sentence. */
export async function ensureChromium() {
  if (findChromium()) return
  if (process.getuid?.() !== 0 || !findCommand('apt-get')) {
    console.log(
      'Chromium n’est pas installé : les tests dans le navigateur échoueront. Installez-le, puis relancez.',
    )
    return
  }
  await step('Installation de Chromium', async () => {
    const update = await aptGet('update')
    if (update.code !== 0) return update
    const headless = await install(HEADLESS)
    return headless.code === 0 ? headless : install('chromium')
  })
}

const aptGet = (...args) => quietly(['apt-get', ...args], { DEBIAN_FRONTEND: 'noninteractive' })
const install = name => aptGet('install', '-y', '--no-install-recommends', name)

function findChromium() {
  return NAMES.map(findCommand).find(path => path !== undefined)
}

/** The path of the machine's Chromium. */
export function needChromium() {
  const path = findChromium()
  if (!path) throw new Error('no Chromium on this machine: what looks at pages needs one')
  return path
}

function findCommand(name) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.map(folder => join(folder, name)).find(isExecutable)
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
