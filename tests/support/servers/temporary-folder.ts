import { chmod, mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { inject } from 'vitest'

/**
 * A new folder, open for reading to every user of the machine as a data folder is. It goes with the folder of the
 * test run, also when the run is killed: the next one clears it.
 */
export async function makeTemporaryFolder(name: string): Promise<string> {
  const folder = await mkdtemp(join(inject('runFolder'), `${name}-`))
  await chmod(folder, 0o755)
  return folder
}
