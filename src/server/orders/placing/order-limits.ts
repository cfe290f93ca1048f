import { MINUTE_MS } from '#contract/durations.ts'
import { counted } from '#contract/french/counted.ts'
import { orderLimits } from '#contract/limits.ts'
import { amountOf, centimesOf, centimesOfFcfa, formatFcfa } from '#contract/money.ts'
import type { Transaction } from '#database/connect.ts'
import { pipelined } from '#database/pipelined.ts'
import type { Config } from '../../config.ts'
import { refuse } from '../../http/refuse.ts'
import type { ShopLimits } from '../../settings/public.ts'
import { findNthLatestOrder, lockCustomer, sumOpenParcels } from './order-limits.queries.ts'

/** A customer's open orders, as the order limits count them. */
type OrderExposure = { isConfirmed: boolean; openCentimes: number; nthLatest: Date | undefined }

/**
 * Locks the customer's row against concurrent orders, and reads what the limits count. Statements run in sequence, so each
 * sees what was committed while the lock was awaited. Null when the limits are lifted.
 * @throws Refused `unauthenticated`, as `lockCustomer`
 */
export async function lockOrderExposure(
  tx: Transaction,
  { areLimitsLifted, initialSettings }: Pick<Config, 'areLimitsLifted' | 'initialSettings'>,
  customerId: string,
): Promise<OrderExposure | null> {
  if (areLimitsLifted) return null
  const [isConfirmed, open, nthLatest] = await pipelined([
    lockCustomer(tx, customerId),
    sumOpenParcels(tx, customerId),
    findNthLatestOrder(tx, customerId, initialSettings.ordersPerHour),
  ])
  return { isConfirmed, openCentimes: centimesOf(open), nthLatest }
}

/**
 * Refuses an order beyond the limits of an account.
 * @throws Refused `order_limit`, with a sentence that says what lets the customer go on
 */
export function refuseBeyondLimits(
  limits: ShopLimits,
  { isConfirmed, openCentimes, nthLatest }: OrderExposure,
  { totalCentimes, now }: { totalCentimes: number; now: Date },
): void {
  const { orders, openConfirmed, openUnconfirmed } = orderLimits
  const waitMs = nthLatest ? nthLatest.getTime() + orders.withinMs - now.getTime() : 0
  if (waitMs > 0) {
    const minutes = Math.ceil(waitMs / MINUTE_MS)
    refuse('order_limit', {
      remedy: 'wait',
      message: `Vous avez déjà passé ${counted(limits[orders.most], 'commande')} en une heure. Réessayez dans ${counted(minutes, 'minute')}.`,
    })
  }
  const mostCentimes = centimesOfFcfa(limits[isConfirmed ? openConfirmed.most : openUnconfirmed.most])
  if (openCentimes + totalCentimes <= mostCentimes) return
  const most = formatFcfa(amountOf(mostCentimes))
  if (isConfirmed) {
    refuse('order_limit', {
      remedy: 'await_delivery',
      message: `Vos commandes en cours, celle-ci comprise, ne peuvent pas dépasser ${most}. Commandez moins, ou attendez une livraison.`,
    })
  }
  refuse('order_limit', {
    remedy: 'confirm_email',
    message: `Tant que votre e-mail n’est pas confirmé, vos commandes en cours ne peuvent pas dépasser ${most}. Confirmez-le par le lien que vous avez reçu, puis réessayez.`,
  })
}
