import type { BackgroundDeps } from '../deps.ts'
import { openPrivateStorage, openStorage } from '../media/public.ts'
import { connectProviders, openRefundLedger, type PaymentSettings } from '../payments/public.ts'

type Settings = Pick<BackgroundDeps, 'config' | 'db' | 'log'> & {
  payments: PaymentSettings
  clock?: () => Date
}

/** Creates the dependencies that the request thread and the background thread both need: payment providers and storages. */
export async function createSharedDeps({ config, db, log, payments, clock = () => new Date() }: Settings) {
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
