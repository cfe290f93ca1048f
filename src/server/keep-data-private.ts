import { chmod, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Deps } from './deps.ts'

const OWN_FOLDER = 0o700
const OWN_FILE = 0o600
/** PostgreSQL runs as another user where we are root: it must reach its folder, and may list nothing. */
const PASSED_THROUGH = 0o711

/**
 * Keeps from the other users of the machine what the data folder holds: mails with links that open accounts, pictures that
 * nobody has published. What this process writes from now on is its owner's alone; what an earlier version left open is
 * closed. Where the folder is somebody else's, the log tells.
 */
export async function keepDataPrivate(dataDir: string, { log }: Pick<Deps, 'log'>): Promise<void> {
  process.umask(0o077)
  await mkdir(dataDir, { recursive: true })
  try {
    await chmod(dataDir, process.getuid?.() === 0 ? PASSED_THROUGH : OWN_FOLDER)
    for (const entry of await readdir(dataDir, { withFileTypes: true })) {
      // The cluster looks after itself.
      if (entry.name.startsWith('postgres')) continue
      await chmod(join(dataDir, entry.name), entry.isDirectory() ? OWN_FOLDER : OWN_FILE)
    }
  } catch (error) {
    log.warn({ err: error, dataDir }, 'the data folder could not be closed to other users')
  }
}
