import type { StorageSettings } from '../config.ts'
import { folderStorage } from './folder-storage.ts'
import type { Storage } from './storage.ts'

/**
 * The storage that the configuration names.
 * @throws StorageUnusableError when it is a bucket that does not answer
 */
export async function openStorage(settings: StorageSettings): Promise<Storage> {
  if (settings.kind === 'folder') return folderStorage(settings.folder)
  // Heavy, and a folder needs none of it.
  const { openS3Storage } = await import('./s3-storage.ts')
  return openS3Storage(settings)
}
