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
  lockStockForKeyShare,
} from './favourites.queries.ts'

/** Nobody looks through more; programs might write without end. */
const MAX_FAVOURITES = 200
const MAX_ALERTS = 50

type MarkDeps = Pick<Deps, 'db' | 'clock'>

/** What is public no more counts no more: its customer is shown it nowhere, and could not take it away. */
async function refuseTooManyFavourites(tx: Transaction, userId: string): Promise<void> {
  if ((await countFavourites(tx, userId)) > MAX_FAVOURITES) refuse('too_many_favourites')
}

/**
 * A customer likes a product; liking it twice changes nothing.
 * @throws Refused `product_not_found`, `too_many_favourites`, and as `lockPerson`
 */
export async function addFavouriteProduct(
  { db, clock }: MarkDeps,
  { userId }: SignedIn,
  id: string,
): Promise<void> {
  await db.transaction(async tx => {
    await lockPerson(tx, userId)
    if ((await lockStockForKeyShare(tx, id)) === undefined) refuse('product_not_found')
    const isNew = await insertFavouriteProduct(tx, { userId, id, createdAt: clock() })
    if (isNew) await refuseTooManyFavourites(tx, userId)
  })
}

/**
 * A customer likes a producer.
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
 * A customer wants to hear, once, when a product returns. The stock is held meanwhile: it cannot return unheard.
 * @throws Refused `product_not_found`, `still_in_stock`, `too_many_alerts`, and as `lockPerson`
 */
export async function askStockAlert(
  { db, clock }: MarkDeps,
  { userId }: SignedIn,
  id: string,
): Promise<void> {
  await db.transaction(async tx => {
    await lockPerson(tx, userId)
    const stock = (await lockStockForKeyShare(tx, id)) ?? refuse('product_not_found')
    if (stock > 0) refuse('still_in_stock')
    const isNew = await insertAlert(tx, { userId, id, createdAt: clock() })
    if (isNew && (await countAwaited(tx, userId)) > MAX_ALERTS) refuse('too_many_alerts')
  })
}
