import { randomUUID } from 'node:crypto'
import { access, mkdir, open, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { checkStoredName, type Storage } from './storage.ts'

/** Storage in a folder, created when missing. The content type follows from the file extension. */
export function folderStorage(folder: string): Storage {
  const pathOf = (name: string) => join(folder, checkStoredName(name))
  return {
    async put(name, bytes) {
      const path = pathOf(name)
      const draft = join(folder, `.${randomUUID()}.part`)
      await mkdir(folder, { recursive: true })
      try {
        await writeFile(draft, bytes)
        await rename(draft, path)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },
    exists: async name => (await unlessMissing(access(pathOf(name)).then(() => true))) ?? false,
    async open(name) {
      const file = await unlessMissing(open(pathOf(name)))
      return file && { bytes: (await file.stat()).size, stream: file.createReadStream() }
    },
    remove: async name => rm(pathOf(name), { force: true }),
  }
}

async function unlessMissing<T>(reading: Promise<T>): Promise<T | null> {
  return reading.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
}
