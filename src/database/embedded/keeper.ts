import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, constants, fchownSync, openSync, statSync } from 'node:fs'
import type { Place } from './choose-place.ts'
import { clusterOf, logFileOf, pipeOf } from './initialise-cluster.ts'

/**
 * The keeper stops the server when nobody uses it any more, however its users ended, `kill -9` included.
 * Every user holds the cluster's named pipe open for writing; the keeper waits on the other end, where the
 * system reports the end of file once the last user has closed it or died. No list to keep, nothing to go stale.
 *
 * The keeper is a grandchild (`( … & )`): PostgreSQL takes the shell's place and must not have a child that it does
 * not know. Its kill is guarded: it never signals a process that is not the server of the folder any more.
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

/** One user's hold on the cluster: the server lives at least until it is released. */
export type KeeperLock = { release: () => void }

/**
 * Takes hold of a running server.
 * @returns undefined when no keeper listens: the server is an orphan or is stopping.
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
 * Starts the server with its keeper, in a session of their own: Ctrl-C in the terminal reaches us only, and we
 * finish before they do.
 * @returns the process, and our hold once `settled` has been called: the server is then up, so the keeper listens.
 */
export function startSupervised(
  place: Place,
  serverArgs: string[],
): { child: ChildProcess; hold: KeeperLock; settled: () => void } {
  const pipe = pipeOf(place.folder)
  const command = [place.binaries.postgres, '-D', clusterOf(place.folder), ...serverArgs]
  const log = openLog(place)
  // Open in both directions so that neither our opening nor the keeper's has to wait for the other.
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

/** Gives an orphan server a new keeper. */
export async function superviseRunning(place: Place, serverPid: number): Promise<KeeperLock> {
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

function openLog({ folder, account }: Place): number {
  const size = statSync(logFileOf(folder), { throwIfNoEntry: false })?.size ?? 0
  const log = openSync(logFileOf(folder), size > LARGEST_LOG_BYTES ? 'w' : 'a', 0o600)
  if (account) fchownSync(log, account.uid, account.gid)
  return log
}
