import { lockPerson } from '../../accounts/public.ts'
import type { Deps } from '../../deps.ts'
import type { SignedIn } from '../../http/context.ts'
import { consumeAttempt } from '../../http/limits/rate-limit.ts'
import { refuse } from '../../http/refuse.ts'
import { hashOfToken, newSecretToken } from '../../util/secret-token.ts'
import { deleteShares, findOwnShare, insertShare } from './order-shares.queries.ts'

/**
 * When the latest tracking link of a customer's order was created; null while none exists.
 * @throws Refused `order_not_found`
 */
export async function readShare(
  { db }: Pick<Deps, 'db'>,
  { userId }: SignedIn,
  orderId: string,
): Promise<Date | null> {
  return ((await findOwnShare(db, orderId, userId)) ?? refuse('order_not_found')).sharedAt
}

/**
 * Creates a tracking link of a customer's order; earlier links stay valid.
 * @returns the link's token, of which only the hash is stored
 * @throws Refused `order_not_found`, `rate_limited`, and as `lockPerson`
 */
export async function shareOrder(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  customer: SignedIn,
  orderId: string,
): Promise<string> {
  const { db, clock } = deps
  await readShare(deps, customer, orderId)
  await consumeAttempt(deps, 'share', customer.userId)
  const token = newSecretToken()
  await db.transaction(async tx => {
    await lockPerson(tx, customer.userId)
    await insertShare(tx, { tokenHash: hashOfToken(token), orderId, createdAt: clock() })
  })
  return token
}

/**
 * Deletes all tracking links of a customer's order.
 * @throws Refused `order_not_found`
 */
export async function stopSharingOrder(
  deps: Pick<Deps, 'db'>,
  customer: SignedIn,
  orderId: string,
): Promise<void> {
  await readShare(deps, customer, orderId)
  await deleteShares(deps.db, orderId)
}
