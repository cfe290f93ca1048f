import { stat } from 'node:fs/promises'
import { EmbeddedDatabaseError } from './embedded-database-error.ts'
import { type Account, run } from './run.ts'

const USER = 'amic'

/**
 * PostgreSQL refuses to run as root. For root, returns the owner of an existing cluster, else the system user `amic`, created
 * when missing; for any other user undefined: they run it themselves.
 * @throws EmbeddedDatabaseError when the user cannot be created
 */
export async function accountFor(clusterFolder: string): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const owner = await stat(clusterFolder).catch(() => undefined)
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }

  const known = await find(USER)
  if (known) return known
  const args = [
    '--system',
    '--user-group',
    '--no-create-home',
    '--home-dir',
    '/nonexistent',
    '--shell',
    '/bin/false',
    USER,
  ]
  const creation = await run('useradd', args)
  // Another process may have created it meanwhile.
  const created = await find(USER)
  if (created) return created
  throw new EmbeddedDatabaseError(
    `PostgreSQL refuse de tourner en root, et l’utilisateur système « ${USER} » n’a pas pu être créé (${creation.output}).`,
  )
}

async function find(name: string): Promise<Account | undefined> {
  const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])])
  if (uid.code !== 0 || gid.code !== 0) return undefined
  return { uid: Number(uid.output), gid: Number(gid.output) }
}
