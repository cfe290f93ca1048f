import type { BackgroundDeps } from './deps.ts'
import { openPrivateStorage, openStorage } from './media/public.ts'
import { connectProviders, openRefundLedger, type PaymentSettings } from './payments/public.ts'

type Known = Pick<BackgroundDeps, 'config' | 'db' | 'log'> & {
  payments: PaymentSettings
  clock?: () => Date
}

/** Joins a database with the partners and storages of a configuration: what every thread of a server gives to its acts. */
export async function openPorts({ config, db, log, payments, clock = () => new Date() }: Known) {
  return {
    config,
    db,
    clock,
    log,
    payments: connectProviders(payments),
    refunds: openRefundLedger({ clock }),
    storage: await openStorage(config, { log }),
    privateStorage: await openPrivateStorage(config, { log }),
  }
}
