import type { VendorAccount } from '#contract/accounts/schemas.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { isRecord } from '#web/storage/is-record.ts'
import { type StoredValue, storedValue } from '#web/storage/stored-value.ts'

/** The last fetched run, so that it opens offline. */
export type StoredRun = {
  vendor: Pick<VendorAccount, 'id' | 'businessName'>
  /** Time of the fetch, in Unix milliseconds. */
  readAtMs: number
  orders: readonly Order[]
  /** Order ids as arranged by the producer. */
  arrangement: readonly string[]
}

/** Entries of older versions may differ: they are fetched again. */
const isOrder = (raw: unknown): boolean =>
  isRecord(raw) &&
  [raw.id, raw.number, raw.total, raw.deliveryAddress].every(text => typeof text === 'string') &&
  [raw.delivery, raw.customer, raw.can].every(isRecord) &&
  [raw.items, raw.parcels].every(Array.isArray)

/** Parses the stored run; undefined without one. */
export function parseStoredRun(stored: unknown): StoredRun | undefined {
  if (!isRecord(stored) || !isRecord(stored.vendor)) return undefined
  const { vendor, readAtMs, orders, arrangement } = stored
  const isWhole =
    [vendor.id, vendor.businessName].every(text => typeof text === 'string') &&
    typeof readAtMs === 'number' &&
    Array.isArray(arrangement) &&
    Array.isArray(orders) &&
    orders.every(isOrder)
  return isWhole ? (stored as StoredRun) : undefined
}

/** The stored run, of one vendor at a time. */
export const storedRun: StoredValue<StoredRun | undefined> = storedValue('amic.vendor-run', parseStoredRun)
