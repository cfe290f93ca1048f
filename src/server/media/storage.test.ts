import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { folderStorage } from './storage.ts'

let parent: string
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'amic-storage-'))
})
afterEach(async () => {
  await rm(parent, { recursive: true })
})

test('what is put is there, in a folder that did not exist, with no draft left behind', async () => {
  const folder = join(parent, 'new', 'folder')
  const storage = folderStorage(folder)
  expect(await storage.exists('abc-320.webp')).toBe(false)

  await storage.put('abc-320.webp', Buffer.from('picture'), 'image/webp')

  expect(await storage.exists('abc-320.webp')).toBe(true)
  expect(await readFile(join(folder, 'abc-320.webp'), 'utf8')).toBe('picture')
  expect(await readdir(folder)).toEqual(['abc-320.webp'])
})

test('a name cannot leave the folder', async () => {
  const storage = folderStorage(join(parent, 'in'))
  await expect(storage.put('../out.webp', Buffer.from('x'), 'image/webp')).rejects.toThrow('Not a name')
  expect(await readdir(parent)).toEqual([])
})
