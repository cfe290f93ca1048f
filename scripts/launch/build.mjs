import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { quietly, tool } from './processes.mjs'
import { step } from './step.mjs'

/** All that the build of the pages reads; a house test compares it with what that build imports. */
export const pagesSources = [
  'src/web',
  'src/contract',
  'src/server/http/pages/built-names.ts',
  'scripts/vite',
  'vite.config.ts',
  'package-lock.json',
]

const pages = {
  title: 'Construction des pages',
  sources: pagesSources,
  stamp: 'dist/.made-from',
  args: ['--app'],
}

const server = {
  title: 'Construction du serveur',
  // Whole, so that nothing that the server imports can be missing.
  sources: ['src', 'demo', 'scripts/vite', 'vite.server.config.ts', 'package.json', 'package-lock.json'],
  stamp: 'dist/.server-made-from',
  args: ['--config', 'vite.server.config.ts'],
}

/** Builds the pages and the server, each unless it was made from the same sources. */
export async function buildIfChanged() {
  await makeIfChanged(pages)
  await buildServerIfChanged()
}

/** The server alone: what tests need that start it as `npm start` does. */
export const buildServerIfChanged = () => makeIfChanged(server)

async function makeIfChanged({ title, sources, stamp, args }) {
  const wanted = await fingerprint(sources)
  const made = existsSync(stamp) ? await readFile(stamp, 'utf8') : ''
  if (made === wanted) return
  await rm(stamp, { force: true })
  await step(title, () => quietly(tool('vite', 'build', ...args, '--logLevel', 'warn')))
  await mkdir('dist', { recursive: true })
  await writeFile(stamp, wanted)
}

/** A hash of the names and contents of files and folders, the same whatever order the disk lists them in. */
export async function fingerprint(paths) {
  const hash = createHash('sha256')
  for (const path of await filesUnder(paths))
    hash
      .update(path)
      .update('\0')
      .update(await readFile(path))
  return hash.digest('hex')
}

async function filesUnder(paths) {
  const found = []
  for (const path of paths) {
    if (!existsSync(path)) continue
    const isFile = /\.[a-z]+$/.test(path)
    const names = isFile
      ? [path]
      : (await readdir(path, { recursive: true, withFileTypes: true })).filter(isSource).map(pathOf)
    found.push(...names)
  }
  return found.sort()
}

const isSource = entry => entry.isFile() && !/\.(gen|test)\.tsx?$/.test(entry.name)
const pathOf = entry => join(entry.parentPath, entry.name)
