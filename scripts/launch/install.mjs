import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { npm, PROJECT_NODE, quietly } from './processes.mjs'
import { step } from './step.mjs'

/** npm's own record of what it has installed, written when an installation is whole. */
const INSTALLED = 'node_modules/.package-lock.json'

/** Installs the dependencies of the lockfile, unless they are what is installed. */
export async function installIfChanged() {
  if (existsSync(PROJECT_NODE) && (await isInstalled())) return
  // With what is for development, also where NODE_ENV says production: the build needs some of it, and all is compared below.
  const flags = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  await step('Installation des dépendances', () => quietly([...npm(), ...flags]))
}

async function isInstalled() {
  if (!existsSync(INSTALLED)) return false
  const [wanted, installed] = await Promise.all([packagesOf('package-lock.json'), packagesOf(INSTALLED)])
  return Object.entries(wanted).every(([path, { version, integrity, optional }]) => {
    const found = installed[path]
    // Binaries for other platforms are in the lockfile and not on this machine.
    if (!found) return path === '' || optional
    return found.version === version && found.integrity === integrity
  })
}

const packagesOf = async path => JSON.parse(await readFile(path, 'utf8')).packages
