import type { Transaction } from '#database/connect.ts'
import { lockPerson } from '../accounts/public.ts'
import type { Deps } from '../deps.ts'
import type { SignedIn } from '../http/context.ts'
import { refuse } from '../http/refuse.ts'
import {
  countAwaited,
  countFavourites,
  insertAlert,
  insertFavouriteProducer,
  insertFavouriteProduct,
  lockProducerForKeyShare,
  lockStockForShare,
} from './favourites.queries.ts'

/** Bounds the rows that one account can create. */
const MAX_FAVOURITES = 200
const MAX_ALERTS = 50

type MarkDeps = Pick<Deps, 'db' | 'clock'>

/** Only public ones count: others are not listed, so the customer could not remove them. */
async function refuseTooManyFavourites(tx: Transaction, userId: string): Promise<void> {
  if ((await countFavourites(tx, userId)) > MAX_FAVOURITES) refuse('too_many_favourites')
}

/**
 * Adds a favourite product. Idempotent.
 * @throws Refused `product_not_found`, `too_many_favourites`, and as `lockPerson`
 */
export async function addFavouriteProduct(
  { db, clock }: MarkDeps,
  { userId }: SignedIn,
  id: string,
): Promise<void> {
  await db.transaction(async tx => {
    await lockPerson(tx, userId)
    if ((await lockStockForShare(tx, id)) === undefined) refuse('product_not_found')
    const isNew = await insertFavouriteProduct(tx, { userId, id, createdAt: clock() })
    if (isNew) await refuseTooManyFavourites(tx, userId)
  })
}

/**
 * Adds a favourite producer. Idempotent.
 * @throws Refused `producer_not_found`, `too_many_favourites`, and as `lockPerson`
 */
export async function addFavouriteProducer(
  { db, clock }: MarkDeps,
  { userId }: SignedIn,
  id: string,
): Promise<void> {
  await db.transaction(async tx => {
    await lockPerson(tx, userId)
    if (!(await lockProducerForKeyShare(tx, id))) refuse('producer_not_found')
    const isNew = await insertFavouriteProducer(tx, { userId, id, createdAt: clock() })
    if (isNew) await refuseTooManyFavourites(tx, userId)
  })
}

/**
 * Requests a single notification when a product is in stock again. Locks the stock, so that a concurrent return is not missed.
 * @throws Refused `product_not_found`, `still_in_stock`, `too_many_alerts`, and as `lockPerson`
 */
export async function requestStockAlert(
  { db, clock }: MarkDeps,
  { userId }: SignedIn,
  id: string,
): Promise<void> {
  await db.transaction(async tx => {
    await lockPerson(tx, userId)
    const stock = (await lockStockForShare(tx, id)) ?? refuse('product_not_found')
    if (stock > 0) refuse('still_in_stock')
    const isNew = await insertAlert(tx, { userId, id, createdAt: clock() })
    if (isNew && (await countAwaited(tx, userId)) > MAX_ALERTS) refuse('too_many_alerts')
  })
}
