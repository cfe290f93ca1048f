import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '#database/connect.ts'
import type { Config } from './config.ts'
import type { Stopping } from './http/stopping.ts'
import type { DatabaseEvents } from './live/database-events.ts'
import type { Storage } from './media/storage.ts'
import type { RefundLedger } from './orders/paying/refund-ledger.ts'
import type { ProviderRegistry } from './payments/providers/provider.ts'

/** The dependencies that are passed to every handler; the server has no singletons. */
export type Deps = {
  config: Config
  db: Database
  /** The current time. */
  clock: () => Date
  log: FastifyBaseLogger
  live: DatabaseEvents
  stopping: Stopping
  /** Whether the background thread of this process is taking jobs. */
  background: { isRunning: () => boolean }
  /** The payment providers. */
  payments: ProviderRegistry
  refunds: RefundLedger
  /** Storage of public pictures. */
  storage: Storage
  /** Storage of pictures with restricted access. */
  privateStorage: Storage
}

/** The dependencies of background jobs. */
export type BackgroundDeps = Omit<Deps, 'background' | 'live' | 'stopping'>
