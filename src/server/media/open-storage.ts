import type { Config } from '../config.ts'
import type { Deps } from '../deps.ts'
import { folderStorage } from './folder-storage.ts'
import type { Storage } from './storage.ts'

/**
 * The storage that the configuration names. A bucket that is away is told to the log, and asked again until it answers.
 * @throws StorageUnusableError when it is a bucket that refuses us
 */
export async function openStorage(
  { storage }: Pick<Config, 'storage'>,
  { log }: Pick<Deps, 'log'>,
): Promise<Storage> {
  if (storage.kind === 'folder') return folderStorage(storage.folder)
  // Heavy, and a folder needs none of it.
  const { openS3Storage } = await import('./s3-storage.ts')
  return openS3Storage(storage, { log })
}

/**
 * Where pictures are kept that only those concerned may see: apart from what everybody does, and served by no folder.
 * @throws StorageUnusableError as `openStorage`
 */
export async function openPrivateStorage(
  { storage }: Pick<Config, 'storage'>,
  { log }: Pick<Deps, 'log'>,
): Promise<Storage> {
  if (storage.kind === 'folder') return folderStorage(storage.privateFolder)
  const { openS3Storage, folders } = await import('./s3-storage.ts')
  return openS3Storage(storage, { log }, folders.private)
}
