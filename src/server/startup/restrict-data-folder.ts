import { chmod, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Deps } from '../deps.ts'

const OWN_FOLDER = 0o700
const OWN_FILE = 0o600
/** When we run as root, PostgreSQL runs as another user: it must traverse the folder without listing it. */
const TRAVERSE_ONLY = 0o711

/**
 * Makes the data folder readable by its owner alone: it holds mails with login links and unpublished pictures. Sets the
 * umask, and restricts files that an earlier version left readable. Logs a warning when the folder belongs to another user.
 */
export async function restrictDataFolder(dataDir: string, { log }: Pick<Deps, 'log'>): Promise<void> {
  process.umask(0o077)
  await mkdir(dataDir, { recursive: true })
  try {
    await chmod(dataDir, process.getuid?.() === 0 ? TRAVERSE_ONLY : OWN_FOLDER)
    for (const entry of await readdir(dataDir, { withFileTypes: true })) {
      // PostgreSQL manages the permissions of its own folder.
      if (entry.name.startsWith('postgres')) continue
      await chmod(join(dataDir, entry.name), entry.isDirectory() ? OWN_FOLDER : OWN_FILE)
    }
  } catch (error) {
    log.warn({ err: error, dataDir }, 'the data folder could not be closed to other users')
  }
}
