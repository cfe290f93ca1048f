import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { quietly } from './processes.mjs'
import { step } from './step.mjs'

/**
 * Makes sure that a program of the machine is there for the tests: Debian's package, installed when we may, else a sentence.
 * @param {{ title: string, names: string[], packages: string[], without: string }} program its commands, the packages that
 * bring one (the first that can be had), and what happens without it
 */
export async function ensureProgram({ title, names, packages, without }) {
  if (findProgram(names)) return
  if (process.getuid?.() !== 0 || !findProgram(['apt-get'])) {
    console.log(`${title} n’est pas installé : ${without}. Installez-le, puis relancez.`)
    return
  }
  await step(`Installation de ${title}`, async () => {
    let last = await aptGet('update')
    for (const name of last.code === 0 ? packages : []) {
      last = await aptGet('install', '-y', '--no-install-recommends', name)
      if (last.code === 0) break
    }
    return last
  })
}

const aptGet = (...args) => quietly(['apt-get', ...args], { DEBIAN_FRONTEND: 'noninteractive' })

/**
 * The path of the first of these commands that this machine has.
 * @param {string[]} names
 */
export function findProgram(names) {
  return names.map(findCommand).find(path => path !== undefined)
}

function findCommand(name) {
  // Where Debian keeps what only its administrators start.
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
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
