import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, constants, fchownSync, openSync, statSync } from 'node:fs'
import type { ClusterLocation } from './choose-place.ts'
import { clusterOf, logFileOf, pipeOf } from './initialise-cluster.ts'

/**
 * Shell script of the keeper, which stops the server after its last user, even when that was killed by `kill -9`. Every user
 * keeps the cluster's named pipe open for writing; the keeper reads it, and receives the end of file once the last user closed it
 * or died. No list of users is kept that could become stale.
 *
 * The keeper is a grandchild (`( … & )`): PostgreSQL replaces the shell by `exec`, and must not have a child that it does not
 * know. It signals the process only while that is still the server of the folder.
 */
const KEEPER = `
keep() {
  read -r _ <&3
  exec 3<&-
  read -r running <"$cluster/postmaster.pid" && [ "$running" = "$server" ] && kill -INT "$server"
}
cluster=$1 pipe=$2 server=\${3:-$$}
exec 3<"$pipe"
( keep & )
`
const START = `${KEEPER} shift 3; exec "$@" 3<&-`
const ADOPT = KEEPER

const LARGEST_LOG_BYTES = 5_000_000

/** One user's lock on the cluster: the server runs at least until it is released. */
export type KeeperLock = { release: () => void }

/**
 * Locks a running server.
 * @returns undefined when no keeper listens: the server is an orphan or is stopping
 */
export function acquireLock(folder: string): KeeperLock | undefined {
  try {
    const end = openSync(pipeOf(folder), constants.O_WRONLY | constants.O_NONBLOCK)
    return { release: () => closeSync(end) }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENXIO') return undefined
    throw error
  }
}

/**
 * Starts the server with its keeper, in a session of their own: Ctrl-C in the terminal reaches only this process, which ends
 * before they do.
 * @returns the process, and the lock; call `settled` once the server is up, when the keeper listens
 */
export function startSupervised(
  place: ClusterLocation,
  serverArgs: string[],
): { child: ChildProcess; hold: KeeperLock; settled: () => void } {
  const pipe = pipeOf(place.folder)
  const command = [place.binaries.postgres, '-D', clusterOf(place.folder), ...serverArgs]
  const log = openLog(place)
  // Opened for reading and writing, so that neither this open nor the keeper's blocks until the other.
  const both = openSync(pipe, constants.O_RDWR)
  const hold = acquireLock(place.folder)!
  const child = spawn('/bin/sh', ['-c', START, 'sh', clusterOf(place.folder), pipe, '', ...command], {
    ...place.account,
    cwd: '/',
    detached: true,
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  child.unref()
  return { child, hold, settled: () => closeSync(both) }
}

/** Starts a keeper for an orphan server. */
export async function superviseRunning(place: ClusterLocation, serverPid: number): Promise<KeeperLock> {
  const pipe = pipeOf(place.folder)
  const both = openSync(pipe, constants.O_RDWR)
  const hold = acquireLock(place.folder)!
  const child = spawn('/bin/sh', ['-c', ADOPT, 'sh', clusterOf(place.folder), pipe, String(serverPid)], {
    ...place.account,
    cwd: '/',
    detached: true,
    stdio: 'ignore',
  })
  await new Promise((resolve, reject) => child.once('exit', resolve).once('error', reject))
  closeSync(both)
  return hold
}

function openLog({ folder, account }: ClusterLocation): number {
  const size = statSync(logFileOf(folder), { throwIfNoEntry: false })?.size ?? 0
  const log = openSync(logFileOf(folder), size > LARGEST_LOG_BYTES ? 'w' : 'a', 0o600)
  if (account) fchownSync(log, account.uid, account.gid)
  return log
}
