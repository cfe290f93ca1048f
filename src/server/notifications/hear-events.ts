import { findUser, findVendor, phoneForTexts } from '../accounts/public.ts'
import { findProductStock } from '../catalogue/public.ts'
import { listReturnedProducts, takeAlerts } from '../favourites/public.ts'
import { findRefund, findRequest } from '../money/public.ts'
import { readOrder } from '../orders/public.ts'
import type { JobPayload } from '../outbox/public.ts'
import { findReview } from '../reviews/public.ts'
import { readSettings } from '../settings/public.ts'
import { mailsOfOrderChange } from './mails-of-order-change.ts'
import { queueMail, queueMails } from './queue-mail.ts'
import { type HearDeps, isProved, tellVendor } from './tell.ts'
import { queueText } from './texts/queue-text.ts'
import { textsOfOrderChange } from './texts/texts-of-order-change.ts'

/** Something changed in an order: its customer and its vendors are told, by mail and by text. */
export async function hearOrderChange(
  deps: HearDeps,
  { orderId, eventIds }: JobPayload<'order-changed'>,
): Promise<void> {
  const order = await readOrder(deps.db, { as: 'admin' }, orderId)
  if (!order) return
  const events = order.events.filter(event => eventIds.includes(event.id))
  const emails = new Map<string, string>()
  for (const { vendorId } of order.parcels) {
    const vendor = await findVendor(deps.db, { vendorId })
    if (vendor) emails.set(vendorId, vendor.user.email)
  }
  const customer = await findUser(deps.db, order.customerId)
  const isConfirmed = Boolean(customer?.emailConfirmedAt)
  const mails = mailsOfOrderChange({ order, events, isConfirmed, emailOf: vendorId => emails.get(vendorId) })
  const texts = textsOfOrderChange({ order, events, phone: customer && phoneForTexts(customer) })
  // All or none: the job that comes back finds what it wrote before.
  await deps.db.transaction(async tx => {
    for (const mail of mails) await queueMail(tx, deps, mail)
    for (const text of texts) await queueText(tx, deps, text)
  })
}

/** Money is to be given back to a customer, or was: it is told by mail and by text. */
export async function hearRefund(
  deps: HearDeps,
  kind: 'refund-due' | 'refund-paid',
  { refundId }: JobPayload<typeof kind>,
): Promise<void> {
  const { refund } = (await findRefund(deps.db, refundId)) ?? {}
  const order = refund && (await readOrder(deps.db, { as: 'admin' }, refund.orderId))
  const customer = order && (await findUser(deps.db, order.customerId))
  if (!customer) return
  const phone = phoneForTexts(customer)
  const message = { kind, accountId: customer.id, dedupeKey: `${kind}:${refundId}` }
  await deps.db.transaction(async tx => {
    const isUnlimited = isProved(customer)
    await queueMail(tx, deps, { ...message, about: { refundId }, recipient: customer.email, isUnlimited })
    const about = { orderId: order.id, refundId }
    if (phone) await queueText(tx, deps, { ...message, about, recipient: phone })
  })
}

/** A product's stock became low: its vendor is told. */
export async function hearLowStock(
  deps: HearDeps,
  { productId, occurrence }: JobPayload<'stock-low'>,
): Promise<void> {
  const product = await findProductStock(deps.db, productId)
  const dedupeKey = `low-stock:${productId}:${occurrence}`
  if (product)
    await tellVendor(deps, product.vendorId, { kind: 'low-stock', about: { productId }, dedupeKey })
}

/** A month is over: the vendor is sent its statement. */
export async function hearClosedStatement(
  deps: HearDeps,
  { vendorId, month }: JobPayload<'statement-closed'>,
): Promise<void> {
  const dedupeKey = `statement:${vendorId}:${month}`
  await tellVendor(deps, vendorId, { kind: 'statement-closed', about: { vendorId, month }, dedupeKey })
}

/** The administration decided on a product: its vendor is told. */
export async function hearModeratedProduct(
  deps: HearDeps,
  { productId, status, occurrence }: JobPayload<'product-moderated'>,
): Promise<void> {
  const product = await findProductStock(deps.db, productId)
  if (!product) return
  const dedupeKey = `product-moderated:${occurrence}`
  const about = { productId, status }
  await tellVendor(deps, product.vendorId, { kind: 'product-moderated', about, dedupeKey })
}

/** The administration decided on what a vendor says of itself, who is told. */
export async function hearModeratedFace(
  deps: HearDeps,
  { vendorId, decision, occurrence }: JobPayload<'face-moderated'>,
): Promise<void> {
  const dedupeKey = `face-moderated:${occurrence}`
  await tellVendor(deps, vendorId, { kind: 'face-moderated', about: { vendorId, decision }, dedupeKey })
}

/** The administration decided on a vendor, who is told. */
export async function hearVendorStatus(
  deps: HearDeps,
  { vendorId, status, occurrence }: JobPayload<'vendor-status-changed'>,
): Promise<void> {
  const dedupeKey = `vendor-status-changed:${occurrence}`
  await tellVendor(deps, vendorId, { kind: 'vendor-status-changed', about: { vendorId, status }, dedupeKey })
}

/** A customer reviewed a product: its vendor is told. */
export async function hearNewReview(
  deps: HearDeps,
  { reviewId }: JobPayload<'review-written'>,
): Promise<void> {
  const review = await findReview(deps.db, reviewId)
  const dedupeKey = `new-review:${reviewId}`
  if (review) await tellVendor(deps, review.vendor.id, { kind: 'new-review', about: { reviewId }, dedupeKey })
}

/** A product is in stock again: those who wait for it are told, once. By mail alone: nobody has proved that the number is theirs. */
export async function hearReturnedStock(
  deps: HearDeps,
  { productId }: JobPayload<'stock-returned'>,
): Promise<void> {
  await deps.db.transaction(async tx => {
    for (const { id, userId } of await takeAlerts(tx, productId)) {
      const user = await findUser(tx, userId)
      if (!user?.isActive) continue
      await queueMail(tx, deps, {
        kind: 'stock-returned',
        about: { userId, productId },
        recipient: user.email,
        accountId: userId,
        dedupeKey: `stock-returned:${id}`,
      })
    }
  })
}

/** Tells of what can be ordered again without a stock that returned: a pause is over, or who came first let some of it go. */
export async function sweepAlerts(deps: HearDeps): Promise<void> {
  for (const productId of await listReturnedProducts(deps.db)) await hearReturnedStock(deps, { productId })
}

/** A vendor has named a number where it wishes to be paid, which is sent a code. */
export async function hearAskedPayoutNumber(
  deps: HearDeps,
  { vendorId, requestId }: JobPayload<'payout-number-asked'>,
): Promise<void> {
  const request = await findRequest(deps.db, vendorId, deps.clock())
  if (request?.requestId !== requestId) return
  const kind = 'payout-number-code'
  const dedupeKey = `${kind}:${requestId}`
  const text = {
    kind,
    about: { vendorId, requestId },
    recipient: request.phone,
    accountId: null,
    dedupeKey,
  } as const
  await deps.db.transaction(tx => queueText(tx, deps, text))
}

/**
 * The number where a vendor is paid was confirmed: the vendor is told by mail, which waits for nothing, and who has the former
 * number by text.
 */
export async function hearPayoutNumberChange(
  deps: HearDeps,
  { vendorId, formerPhone, occurrence }: JobPayload<'payout-number-changed'>,
): Promise<void> {
  const about = { vendorId }
  const mail = {
    kind: 'payout-number-confirmed',
    about,
    dedupeKey: `payout-number-confirmed:${occurrence}`,
  } as const
  await tellVendor(deps, vendorId, mail, { isUnlimited: true })
  if (formerPhone === undefined) return
  const text = { kind: 'payout-number-changed', about, recipient: formerPhone, accountId: null } as const
  const dedupeKey = `payout-number-changed:${occurrence}`
  await deps.db.transaction(tx => queueText(tx, deps, { ...text, dedupeKey }))
}

/** A visitor wrote to the team. */
export async function hearContactMessage(
  deps: HearDeps,
  { messageId }: JobPayload<'contact-message-received'>,
): Promise<void> {
  const { email: recipient } = await readSettings(deps.db, deps.config)
  const dedupeKey = `contact-message:${messageId}`
  await queueMails(deps, [
    { kind: 'contact-message', about: { messageId }, recipient, accountId: null, dedupeKey },
  ])
}
