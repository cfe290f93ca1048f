import type { VendorProduct } from '#contract/stall/schemas.ts'
import { draftsOf } from '#web/features/stall/form/product-draft.ts'
import { isRecord } from '#web/storage/is-record.ts'
import { type StoredValue, storedValue } from '#web/storage/stored-value.ts'

/** A number that somebody types for a product, until it is its stock. */
export type TypedStock = {
  /** Digits, or nothing. */
  typed: string
  /** The stock that was in sight when the typing began: the server sets the new one over this one alone. */
  seen: number
  /** A save was refused because of a sale or a cancellation meanwhile; `seen` is what it told. */
  isToCheck?: boolean
}

/** By the ids of their products. */
export type TypedStocks = Readonly<Record<string, TypedStock>>

const NONE: TypedStocks = {}

const isTyped = (raw: unknown): raw is TypedStock =>
  isRecord(raw) && typeof raw.typed === 'string' && /^\d*$/.test(raw.typed) && Number.isSafeInteger(raw.seen)

/** What was typed, out of what the storage held. */
export function parseTypedStocks(kept: unknown): TypedStocks {
  if (!isRecord(kept)) return NONE
  return Object.fromEntries(
    Object.entries(kept).flatMap(([id, raw]) =>
      isTyped(raw) ? [[id, { typed: raw.typed, seen: raw.seen, isToCheck: raw.isToCheck === true }]] : [],
    ),
  )
}

/** Where this browser keeps what a vendor types, until the server has it. */
export const typedStocksOf = (vendorId: string): StoredValue<TypedStocks> =>
  storedValue(`${draftsOf(vendorId)}stocks`, parseTypedStocks)

type Stocked = Pick<VendorProduct, 'id' | 'stock'>

/** The stocks to be set: those that were typed and are neither what is, nor what was in sight. */
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

/** The numbers as they stay when these were refused: each is to be looked at again, with the present stock in sight. */
export function toCheck(typed: TypedStocks, changed: readonly Stocked[]): TypedStocks {
  const present = new Map(changed.map(({ id, stock }) => [id, stock]))
  return Object.fromEntries(
    Object.entries(typed).map(([id, one]) => {
      const seen = present.get(id)
      return [id, seen === undefined ? one : { ...one, seen, isToCheck: true }]
    }),
  )
}

/** What was typed since `sent` was, which has been saved: of a product that has its new stock, over that one. */
export function typedSince(sent: TypedStocks, now: TypedStocks, saved: readonly Stocked[]): TypedStocks {
  const present = new Map(saved.map(({ id, stock }) => [id, stock]))
  return Object.fromEntries(
    Object.entries(now).flatMap(([id, { typed, seen }]) =>
      typed === sent[id]?.typed ? [] : [[id, { typed, seen: present.get(id) ?? seen }]],
    ),
  )
}
