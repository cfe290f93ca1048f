import { randomUUID } from 'node:crypto'
import { access, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Where stored pictures are kept. A name is made of the content's hash: what it names never changes. */
export type Storage = {
  /** Keeps the bytes under the name; a reader never sees half of them. */
  put(name: string, bytes: Uint8Array, contentType: string): Promise<void>
  exists(name: string): Promise<boolean>
}

const safeName = /^[a-z0-9][a-z0-9-]*\.[a-z0-9]+$/

/** A storage that is a folder, made when it is missing. The content type is told by the name's ending. */
export function folderStorage(folder: string): Storage {
  return {
    async put(name, bytes) {
      const path = pathOf(folder, name)
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
    async exists(name) {
      return await access(pathOf(folder, name)).then(
        () => true,
        (error: NodeJS.ErrnoException) => {
          if (error.code === 'ENOENT') return false
          throw error
        },
      )
    },
  }
}

function pathOf(folder: string, name: string): string {
  if (!safeName.test(name)) throw new Error(`Not a name for a stored picture: ${name}`)
  return join(folder, name)
}
