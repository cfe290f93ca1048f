import { randomBytes } from 'node:crypto'
import { chown, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { ClusterLocation } from './choose-place.ts'
import { EmbeddedDatabaseError } from './embedded-database-error.ts'
import { isAlive } from './postmaster.ts'
import { run } from './run.ts'

/** The superuser that creates the cluster, and the name of the shop's database. */
export const SUPERUSER = 'amic'
export const DATABASE = 'amic'

/** The cluster within a place's folder; beside it are AMIC's own files. */
export const clusterOf = (folder: string) => join(folder, 'cluster')
/** The named pipe that every process using the cluster keeps open: see keeper.ts. */
export const pipeOf = (folder: string) => join(folder, 'keeper.pipe')
/** The server's log: starts, stops and failures, no statements. */
export const logFileOf = (folder: string) => join(folder, 'server.log')
const passwordFileOf = (folder: string) => join(folder, 'password')

/** The random password of the superuser, readable by the owner of the folder (and root) only. */
export const readPassword = async (folder: string) => (await readFile(passwordFileOf(folder), 'utf8')).trim()

/**
 * Initialises the cluster once: UTF-8, code-point order with case conversion of accented letters (`C.UTF-8`), a password for
 * every connection, an empty database. It is created in a temporary folder, then renamed, so that an interrupted start leaves
 * nothing incomplete and two concurrent starts end up with one cluster.
 */
export async function initialiseCluster(place: ClusterLocation): Promise<void> {
  if (await exists(clusterOf(place.folder))) return
  await removeAbandoned(place.folder)
  const beside = `${place.folder}.new-${process.pid}`
  try {
    await mkdir(beside, { mode: 0o700 })
    if (place.account) await chown(beside, place.account.uid, place.account.gid)
    await fill(place, beside)
    await rename(beside, place.folder)
  } catch (error) {
    await rm(beside, { recursive: true, force: true })
    if (await exists(clusterOf(place.folder))) return
    if (error instanceof EmbeddedDatabaseError) throw error
    throw new EmbeddedDatabaseError(`la création de ${place.folder} a échoué (${String(error)}).`, error)
  }
}

async function fill({ binaries, account }: ClusterLocation, folder: string): Promise<void> {
  const passwordFile = passwordFileOf(folder)
  await writeFile(passwordFile, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 })
  if (account) await chown(passwordFile, account.uid, account.gid)
  await must(run('mkfifo', ['-m', '600', pipeOf(folder)], { account }))

  const cluster = clusterOf(folder)
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const access = ['--auth=scram-sha-256', `--username=${SUPERUSER}`, `--pwfile=${passwordFile}`]
  await must(run(binaries.initdb, [`--pgdata=${cluster}`, ...locale, ...access], { account }))
  const creation = { account, input: `create database ${DATABASE}\n` }
  await must(run(binaries.postgres, ['--single', '-D', cluster, 'postgres'], creation))
}

async function must(ending: ReturnType<typeof run>): Promise<void> {
  const { code, output } = await ending
  if (code !== 0) throw new EmbeddedDatabaseError(`${output.split('\n').at(-1)}.`)
}

/** Removes temporary folders of starts that were killed. */
async function removeAbandoned(folder: string): Promise<void> {
  const prefix = `${basename(folder)}.new-`
  for (const name of await readdir(dirname(folder))) {
    const abandoned = name.startsWith(prefix) && !isAlive(Number(name.slice(prefix.length)))
    if (abandoned) await rm(join(dirname(folder), name), { recursive: true, force: true })
  }
}

async function exists(path: string): Promise<boolean> {
  try {
    await stat(path)
    return true
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return false
    throw new EmbeddedDatabaseError(`${path} n’est pas accessible (${code}).`, error)
  }
}
