import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '#database/connect.ts'
import type { Config } from './config.ts'
import type { Stopping } from './http/stopping.ts'
import type { DatabaseEvents } from './live/database-events.ts'
import type { Storage } from './media/storage.ts'
import type { RefundLedger } from './orders/paying/refund-ledger.ts'
import type { ProviderRegistry } from './payments/providers/provider.ts'

/** What acts are given: nothing in the server reaches for a hidden singleton. */
export type Deps = {
  config: Config
  db: Database
  /** The present instant. */
  clock: () => Date
  log: FastifyBaseLogger
  live: DatabaseEvents
  stopping: Stopping
  /** Is the background work of this process being done? */
  background: { isRunning: () => boolean }
  /** The payment providers. */
  payments: ProviderRegistry
  refunds: RefundLedger
  /** Where pictures are kept that everybody may see. */
  storage: Storage
  /** Where those are that only some may see. */
  privateStorage: Storage
}

/** What is left of it in the background, where nobody waits for an answer. */
export type BackgroundDeps = Omit<Deps, 'background' | 'live' | 'stopping'>
