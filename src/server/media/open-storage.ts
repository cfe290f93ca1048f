import type { Config } from '../config.ts'
import { folderStorage, type Storage } from './storage.ts'

/** The storage that the configuration names. */
export function openStorage(settings: Config['storage']): Storage {
  if (settings.kind !== 'folder') throw new Error('Les images ne peuvent être gardées que dans un dossier.')
  return folderStorage(settings.folder)
}
