import type { VendorProduct } from '#contract/stall/schemas.ts'
import { draftsOf } from '#web/features/stall/form/product-draft.ts'
import { isRecord } from '#web/storage/is-record.ts'
import { type StoredValue, storedValue } from '#web/storage/stored-value.ts'

/** A typed stock until it is saved. */
type TypedStock = {
  /** Digits, or empty. */
  typed: string
  /** The stock shown when typing began: the server accepts the new one only over this one. */
  seen: number
  /** Whether a save was refused because the stock had changed; `seen` is then the stock in the refusal. */
  isToCheck?: boolean
}

/** By product id. */
export type TypedStocks = Readonly<Record<string, TypedStock>>

const NONE: TypedStocks = {}

const isTyped = (raw: unknown): raw is TypedStock =>
  isRecord(raw) && typeof raw.typed === 'string' && /^\d*$/.test(raw.typed) && Number.isSafeInteger(raw.seen)

/** Parses stored values. */
export function parseTypedStocks(stored: unknown): TypedStocks {
  if (!isRecord(stored)) return NONE
  return Object.fromEntries(
    Object.entries(stored).flatMap(([id, raw]) =>
      isTyped(raw) ? [[id, { typed: raw.typed, seen: raw.seen, isToCheck: raw.isToCheck === true }]] : [],
    ),
  )
}

/** The stored values of a vendor. */
export const typedStocksOf = (vendorId: string): StoredValue<TypedStocks> =>
  storedValue(`${draftsOf(vendorId)}stocks`, parseTypedStocks)

type Stocked = Pick<VendorProduct, 'id' | 'stock'>

/** The changes to save: typed values that differ from the current and the shown stock. */
export function stockChangesOf(
  products: readonly Stocked[],
  typed: TypedStocks,
): { id: string; stock: number; seen: number }[] {
  return products.flatMap(({ id, stock: present }) => {
    const one = typed[id]
    if (!one || one.typed === '') return []
    const stock = Number(one.typed)
    return stock === present || stock === one.seen ? [] : [{ id, stock, seen: one.seen }]
  })
}

/** Typed values after a refusal: changed products must be checked against the current stock. */
export function toCheck(typed: TypedStocks, changed: readonly Stocked[]): TypedStocks {
  const present = new Map(changed.map(({ id, stock }) => [id, stock]))
  return Object.fromEntries(
    Object.entries(typed).map(([id, one]) => {
      const seen = present.get(id)
      return [id, seen === undefined ? one : { ...one, seen, isToCheck: true }]
    }),
  )
}

/** Typed values that changed since `sent`, which was saved, rebased on the new stocks. */
export function typedSince(sent: TypedStocks, now: TypedStocks, saved: readonly Stocked[]): TypedStocks {
  const present = new Map(saved.map(({ id, stock }) => [id, stock]))
  return Object.fromEntries(
    Object.entries(now).flatMap(([id, { typed, seen }]) =>
      typed === sent[id]?.typed ? [] : [[id, { typed, seen: present.get(id) ?? seen }]],
    ),
  )
}
