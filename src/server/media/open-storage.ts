import type { Config } from '../config.ts'
import type { Deps } from '../deps.ts'
import { folderStorage } from './folder-storage.ts'
import type { Storage } from './storage.ts'

/**
 * Opens the configured storage. An unavailable bucket is logged and retried.
 * @throws StorageUnusableError when the bucket refuses access
 */
export async function openStorage(
  { storage }: Pick<Config, 'storage'>,
  { log }: Pick<Deps, 'log'>,
): Promise<Storage> {
  if (storage.kind === 'folder') return folderStorage(storage.folder)
  // Imported only when needed: the S3 client is large.
  const { openS3Storage } = await import('./s3-storage.ts')
  return openS3Storage(storage, { log })
}

/**
 * Opens the storage of pictures with restricted access, which is not served as static files.
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
