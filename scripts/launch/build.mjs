import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { quietly, tool } from './processes.mjs'
import { step } from './step.mjs'

/** What the built pages are made of. */
const SOURCES = ['src/web', 'src/contract', 'scripts/vite', 'vite.config.ts', 'package-lock.json']
const STAMP = 'dist/.made-from'

/** Builds the pages unless `dist` was made from the same sources. */
export async function buildIfChanged() {
  const wanted = await fingerprint(SOURCES)
  const made = existsSync(STAMP) ? await readFile(STAMP, 'utf8') : ''
  if (made === wanted) return
  await rm(STAMP, { force: true })
  await step('Construction des pages', () => quietly(tool('vite', 'build', '--app', '--logLevel', 'warn')))
  await mkdir('dist', { recursive: true })
  await writeFile(STAMP, wanted)
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
