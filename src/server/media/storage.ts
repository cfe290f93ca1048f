import type { Readable } from 'node:stream'
import { OperatorError } from '#database/operator-error.ts'

/** A stored file, to be sent. */
export type StoredFile = { stream: Readable; bytes: number }

/** No call of a storage lasts longer. */
export const MAX_CALL_DURATION_MS = 90_000

/** Where stored pictures are kept. A name is made of the content's hash: what it names never changes. */
export type Storage = {
  /** Keeps the bytes under the name; a reader never sees half of them. */
  put(name: string, bytes: Uint8Array, contentType: string): Promise<void>
  exists(name: string): Promise<boolean>
  /** The file of this name, or null when there is none. */
  open(name: string): Promise<StoredFile | null>
  /** Removes a file; one that is not there does not mind. */
  remove(name: string): Promise<void>
}

/** The storage of the configuration cannot be used. The message is a French sentence for the operator. */
export class StorageUnusableError extends OperatorError {
  override name = 'StorageUnusableError'
}

/** Names of stored files: nothing that leads out of a folder, nothing that a bucket would encode. */
export const isStoredName = (name: string): boolean => /^[a-z0-9][a-z0-9-]*\.[a-z0-9]+$/.test(name)

/** @throws Error when the name cannot be one of a stored file */
export function checkStoredName(name: string): string {
  if (!isStoredName(name)) throw new Error(`Not a name for a stored picture: ${name}`)
  return name
}
