import type { Readable } from 'node:stream'
import { OperatorError } from '#database/operator-error.ts'

/** A stored file, opened for reading. */
type StoredFile = { stream: Readable; bytes: number }

/** Upper bound of the duration of a storage call. */
export const MAX_CALL_DURATION_MS = 90_000

/** Cache-Control header of what is at an address for ever. */
export const IMMUTABLE = 'public, max-age=31536000, immutable'

/** Storage of pictures. Names contain the content's hash: a file never changes. */
export type Storage = {
  /** Stores the bytes under the name, atomically. */
  put(name: string, bytes: Uint8Array, contentType: string): Promise<void>
  exists(name: string): Promise<boolean>
  /** Opens a file; null when it does not exist. */
  open(name: string): Promise<StoredFile | null>
  /** Removes a file; does nothing when it does not exist. */
  remove(name: string): Promise<void>
}

/** The storage of the configuration cannot be used. The message is a French sentence for the operator. */
export class StorageUnusableError extends OperatorError {
  override name = 'StorageUnusableError'
}

/** Whether it can be the name of a stored file: no path separators, nothing that a bucket would encode. */
export const isStoredName = (name: string): boolean => /^[a-z0-9][a-z0-9-]*\.[a-z0-9]+$/.test(name)

/** @throws Error when the name cannot be one of a stored file */
export function checkStoredName(name: string): string {
  if (!isStoredName(name)) throw new Error(`Not a name for a stored picture: ${name}`)
  return name
}
