import { readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type ClusterLocation, chooseClusterLocation } from './choose-place.ts'
import { EmbeddedDatabaseError } from './embedded-database-error.ts'
import {
  clusterOf,
  DATABASE,
  initialiseCluster,
  logFileOf,
  readPassword,
  SUPERUSER,
} from './initialise-cluster.ts'
import { acquireLock, type KeeperLock, startSupervised, superviseRunning } from './keeper.ts'
import { isAlive, isPostmasterOf, pidFileOf, readPostmaster } from './postmaster.ts'
import { ensureShopRole } from './shop-role.ts'

/** A running PostgreSQL. */
export type EmbeddedDatabase = {
  /** URL of the shop's database, for the application. */
  url: string
  /** URL of the same database, as the superuser. */
  superuserUrl: string
  pid: number
  folder: string
  /** Releases the server, which stops after its last user. */
  stop: () => Promise<void>
}

type EmbeddedOptions = {
  /** The folder that contains `postgres/`. */
  dataDir: string
  /** False in tests only: data may then be lost or damaged by a power failure. */
  durable?: boolean
  /** Receives rare messages for the operator. */
  say?: (line: string) => void
}

/** Recovery after a power failure may take long; nothing else does. */
const START_TIMEOUT_MS = 120_000
const STOP_TIMEOUT_MS = 30_000
const POLL_MS = 10
/** The keeper signals within milliseconds after the last user's end; a busy machine may take longer. */
const KEEPER_GRACE_MS = 1_000
const ATTEMPTS = 4

/** For a machine with two cores and two gigabytes, shared with everything else. */
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  shared_buffers: '128MB',
  random_page_cost: '1.1',
  jit: 'off',
  // One request must not take every core, nor the small /dev/shm of a container.
  max_parallel_workers_per_gather: '0',
  // An embedded server has no replicas.
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '512MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Starts, stops and failures; failed statements are reported by their clients.
  log_min_messages: 'log',
  log_checkpoints: 'off',
}
const NON_DURABLE = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

type Running = { hold: KeeperLock; pid: number; port: number; shared: boolean }

/**
 * Starts the PostgreSQL of a data folder, or joins the one that another AMIC process runs there. It stops after its last user,
 * even when that one is killed; an orphaned server is adopted.
 * @throws EmbeddedDatabaseError with a sentence for the operator
 */
export async function startEmbeddedDatabase({
  dataDir,
  durable = true,
  say = () => {},
}: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const place = await chooseClusterLocation(resolve(dataDir), say)
  await initialiseCluster(place)
  const running = await joinOrStart(place, durable)
  const password = await readPassword(place.folder)
  const superuserUrl = `postgres://${SUPERUSER}:${password}@127.0.0.1:${running.port}/${DATABASE}`
  const stop = () => release(place.folder, running)
  try {
    const url = await ensureShopRole(superuserUrl)
    return { url, superuserUrl, pid: running.pid, folder: place.folder, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function joinOrStart(place: ClusterLocation, durable: boolean): Promise<Running> {
  const deadline = Date.now() + START_TIMEOUT_MS
  let attempts = 0
  while (Date.now() < deadline) {
    const found = await readPostmaster(clusterOf(place.folder))
    if (found && (await isPostmasterOf(found.pid, clusterOf(place.folder)))) {
      if (found.status === 'ready') {
        const joined = await join(place, found.pid, found.port)
        if (joined) return joined
      }
      await wait(POLL_MS)
      continue
    }
    // Another program has reused the id: PostgreSQL would take it for a running server.
    if (found && isAlive(found.pid)) await rm(pidFileOf(clusterOf(place.folder)), { force: true })
    attempts += 1
    const started = await start(place, durable, deadline)
    if (started) return started
    if (attempts === ATTEMPTS) throw new EmbeddedDatabaseError(await lastLogLines(place.folder))
  }
  throw new EmbeddedDatabaseError(
    `pas de réponse après ${START_TIMEOUT_MS / 1000} s (voir ${logFileOf(place.folder)}).`,
  )
}

/** Joins a server that is ready; undefined when it is about to stop after its last user. */
async function join(place: ClusterLocation, pid: number, port: number): Promise<Running | undefined> {
  const hold = acquireLock(place.folder)
  if (hold) {
    // The keeper may have seen the last user's end just before: then it has closed its end of the pipe by now.
    await wait(5 * POLL_MS)
    const again = acquireLock(place.folder)
    if (again && (await isReady(place.folder, pid))) {
      again.release()
      return { hold, pid, port, shared: true }
    }
    again?.release()
    hold.release()
    return undefined
  }
  const patience = Date.now() + KEEPER_GRACE_MS
  while (Date.now() < patience) {
    if (!(await isReady(place.folder, pid))) return undefined
    await wait(POLL_MS)
  }
  return { hold: await superviseRunning(place, pid), pid, port, shared: false }
}

const isReady = async (folder: string, pid: number) => {
  const now = await readPostmaster(clusterOf(folder))
  return now !== undefined && now.pid === pid && now.status === 'ready' && isAlive(pid)
}

/** One attempt; undefined when the server ended at once: its port was taken, or another process was faster. */
async function start(
  place: ClusterLocation,
  durable: boolean,
  deadline: number,
): Promise<Running | undefined> {
  const port = await freePort()
  const settings = { ...SETTINGS, ...(durable ? {} : NON_DURABLE), port: String(port) }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const { child, hold, settled } = startSupervised(place, flags)
  let failure: Error | undefined
  child.once('error', error => {
    failure = error
  })
  try {
    while (Date.now() < deadline && !failure && child.exitCode === null && child.signalCode === null) {
      const now = await readPostmaster(clusterOf(place.folder))
      if (now && now.pid === child.pid && now.status === 'ready')
        return { hold, pid: now.pid, port, shared: false }
      await wait(POLL_MS)
    }
  } finally {
    settled()
  }
  hold.release()
  if (failure) throw new EmbeddedDatabaseError(`${failure.message}.`, failure)
  return undefined
}

/** Releases the server, and waits for its end unless another process still uses it. */
async function release(folder: string, { hold, pid, shared }: Running): Promise<void> {
  hold.release()
  const grace = Date.now() + (shared ? KEEPER_GRACE_MS / 10 : KEEPER_GRACE_MS)
  while (Date.now() < grace && (await isReady(folder, pid))) await wait(POLL_MS)
  if (await isReady(folder, pid)) return
  const deadline = Date.now() + STOP_TIMEOUT_MS
  while (await isPostmasterOf(pid, clusterOf(folder))) {
    if (Date.now() > deadline)
      throw new EmbeddedDatabaseError(`PostgreSQL (processus ${pid}) ne s’arrête pas.`)
    await wait(POLL_MS)
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        typeof address === 'object' && address
          ? resolve(address.port)
          : reject(new Error('no port was given')),
      )
    })
  })
}

async function lastLogLines(folder: string): Promise<string> {
  const lines = (await readFile(logFileOf(folder), 'utf8')).trim().split('\n')
  return `${lines.slice(-3).join(' / ')} (voir ${logFileOf(folder)}).`
}
