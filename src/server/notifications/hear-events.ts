import { addressToConfirm, findAccount, findUser, findVendor, phoneForTexts } from '../accounts/public.ts'
import { findProductStock } from '../catalogue/public.ts'
import type { Deps } from '../deps.ts'
import { takeAlerts } from '../favourites/public.ts'
import { findRefund, findRequest } from '../money/public.ts'
import { readOrder } from '../orders/public.ts'
import type { JobPayload } from '../outbox/public.ts'
import { findReview } from '../reviews/public.ts'
import { mailsOfOrderChange } from './mails-of-order-change.ts'
import { type MailDraft, queueMail } from './queue-mail.ts'
import { queueText } from './texts/queue-text.ts'
import { textsOfOrderChange } from './texts/texts-of-order-change.ts'

type HearDeps = Pick<Deps, 'db' | 'clock' | 'config'>

/** All or none: the job that comes back finds what it wrote before. */
async function queueMails(deps: HearDeps, drafts: readonly MailDraft[]): Promise<void> {
  if (drafts.length === 0) return
  await deps.db.transaction(async tx => {
    for (const draft of drafts) await queueMail(tx, deps, draft)
  })
}

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

/** Money was sent back to a customer, who is told by mail and by text. */
export async function hearPaidRefund(deps: HearDeps, { refundId }: JobPayload<'refund-paid'>): Promise<void> {
  const { refund } = (await findRefund(deps.db, refundId)) ?? {}
  const order = refund && (await readOrder(deps.db, { as: 'admin' }, refund.orderId))
  const customer = order && (await findUser(deps.db, order.customerId))
  if (!customer) return
  const phone = phoneForTexts(customer)
  const kind = 'refund-paid'
  const dedupeKey = `refund-paid:${refundId}`
  await deps.db.transaction(async tx => {
    const mail = { kind, about: { refundId }, recipient: customer.email, dedupeKey } as const
    await queueMail(tx, deps, { ...mail, accountId: customer.id, isFree: customer.emailConfirmedAt !== null })
    const about = { orderId: order.id, refundId }
    if (phone) await queueText(tx, deps, { kind, about, recipient: phone, dedupeKey })
  })
}

/** A product's stock became low: its vendor is told. */
export async function hearLowStock(
  deps: HearDeps,
  { productId, occurrence }: JobPayload<'stock-low'>,
): Promise<void> {
  const product = await findProductStock(deps.db, productId)
  const vendor = product && (await findVendor(deps.db, { vendorId: product.vendorId }))
  if (!vendor) return
  const dedupeKey = `low-stock:${productId}:${occurrence}`
  await queueMails(deps, [
    {
      kind: 'low-stock',
      about: { productId },
      recipient: vendor.user.email,
      accountId: vendor.user.id,
      dedupeKey,
    },
  ])
}

/** A month is over: the vendor is sent its statement. */
export async function hearClosedStatement(
  deps: HearDeps,
  { vendorId, month }: JobPayload<'statement-closed'>,
): Promise<void> {
  const vendor = await findVendor(deps.db, { vendorId })
  if (!vendor) return
  const { id: accountId, email: recipient } = vendor.user
  const dedupeKey = `statement:${vendorId}:${month}`
  await queueMails(deps, [
    { kind: 'statement-closed', about: { vendorId, month }, recipient, accountId, dedupeKey },
  ])
}

/** The administration decided on a product: its vendor is told. */
export async function hearModeratedProduct(
  deps: HearDeps,
  { productId, status, occurrence }: JobPayload<'product-moderated'>,
): Promise<void> {
  const product = await findProductStock(deps.db, productId)
  const vendor = product && (await findVendor(deps.db, { vendorId: product.vendorId }))
  if (!vendor) return
  const about = { productId, status }
  const dedupeKey = `product-moderated:${occurrence}`
  await queueMails(deps, [
    { kind: 'product-moderated', about, recipient: vendor.user.email, accountId: vendor.user.id, dedupeKey },
  ])
}

/** The administration decided on a vendor, who is told. */
export async function hearVendorStatus(
  deps: HearDeps,
  { vendorId, status, occurrence }: JobPayload<'vendor-status-changed'>,
): Promise<void> {
  const vendor = await findVendor(deps.db, { vendorId })
  if (!vendor) return
  const about = { vendorId, status }
  const dedupeKey = `vendor-status-changed:${occurrence}`
  await queueMails(deps, [
    {
      kind: 'vendor-status-changed',
      about,
      recipient: vendor.user.email,
      accountId: vendor.user.id,
      dedupeKey,
    },
  ])
}

/** A customer reviewed a product: its vendor is told. */
export async function hearNewReview(
  deps: HearDeps,
  { reviewId }: JobPayload<'review-written'>,
): Promise<void> {
  const row = await findReview(deps.db, reviewId)
  const vendor = row && (await findVendor(deps.db, { vendorId: row.vendor.id }))
  if (!vendor) return
  const dedupeKey = `new-review:${reviewId}`
  await queueMails(deps, [
    {
      kind: 'new-review',
      about: { reviewId },
      recipient: vendor.user.email,
      accountId: vendor.user.id,
      dedupeKey,
    },
  ])
}

/** Somebody's account was opened. */
export async function hearNewAccount(
  deps: HearDeps,
  { userId }: JobPayload<'account-created'>,
): Promise<void> {
  const user = await findUser(deps.db, userId)
  if (!user) return
  const dedupeKey = `account-created:${userId}`
  await queueMails(deps, [
    { kind: 'account-created', about: { userId }, recipient: user.email, accountId: userId, dedupeKey },
  ])
}

/** An address is to be confirmed: a link goes to it. */
export async function hearAskedConfirmation(
  deps: HearDeps,
  { userId, occurrence }: JobPayload<'email-confirmation-asked'>,
): Promise<void> {
  const user = await findUser(deps.db, userId)
  const recipient = user && addressToConfirm(user)
  if (!recipient) return
  const dedupeKey = `email-confirmation:${occurrence}`
  await queueMails(deps, [
    { kind: 'email-confirmation', about: { userId }, recipient, accountId: userId, dedupeKey },
  ])
}

/** Somebody wishes another address for an account: who reads the present one is told while it still counts. */
export async function hearAskedEmailChange(
  deps: HearDeps,
  { userId, occurrence }: JobPayload<'email-change-asked'>,
): Promise<void> {
  const user = await findUser(deps.db, userId)
  if (!user) return
  const dedupeKey = `email-change-asked:${occurrence}`
  await queueMails(deps, [
    { kind: 'email-change-asked', about: { userId }, recipient: user.email, accountId: userId, dedupeKey },
  ])
}

/** An account has another address: who reads the former one is told, unless it is gone meanwhile. */
export async function hearEmailChange(
  deps: HearDeps,
  { userId, formerEmail, occurrence }: JobPayload<'email-changed'>,
): Promise<void> {
  if (!(await findUser(deps.db, userId))) return
  const dedupeKey = `email-changed:${occurrence}`
  await queueMails(deps, [
    { kind: 'email-changed', about: { userId }, recipient: formerEmail, accountId: userId, dedupeKey },
  ])
}

/** A product is in stock again: those who wait for it are told, once, by mail and by text. */
export async function hearReturnedStock(
  deps: HearDeps,
  { productId }: JobPayload<'stock-returned'>,
): Promise<void> {
  const kind = 'stock-returned'
  await deps.db.transaction(async tx => {
    for (const { id, userId } of await takeAlerts(tx, productId)) {
      const user = await findUser(tx, userId)
      if (!user?.isActive) continue
      const about = { userId, productId }
      const dedupeKey = `stock-returned:${id}`
      await queueMail(tx, deps, { kind, about, recipient: user.email, accountId: userId, dedupeKey })
      const phone = phoneForTexts(user)
      if (phone) await queueText(tx, deps, { kind, about, recipient: phone, dedupeKey })
    }
  })
}

/** Somebody forgot the password of an address; only the account that may enter this space gets a link. */
export async function hearForgottenPassword(
  deps: HearDeps,
  { email, space, occurrence, askedAt }: JobPayload<'password-reset-asked'>,
): Promise<void> {
  const account = await findAccount(deps.db, { email })
  if (account?.user.role !== space || !account.user.isActive) return
  const { id: userId, email: recipient } = account.user
  const dedupeKey = `password-reset:${userId}:${occurrence}`
  await queueMails(deps, [
    { kind: 'password-reset', about: { userId, askedAt }, recipient, accountId: userId, dedupeKey },
  ])
}

/** Somebody's password was changed. */
export async function hearPasswordChange(
  deps: HearDeps,
  { userId, occurrence }: JobPayload<'password-changed'>,
): Promise<void> {
  const user = await findUser(deps.db, userId)
  if (!user) return
  const dedupeKey = `password-changed:${userId}:${occurrence}`
  await queueMails(deps, [
    { kind: 'password-changed', about: { userId }, recipient: user.email, accountId: userId, dedupeKey },
  ])
}

/** Somebody's second factor was set up or taken away. */
export async function hearSecondFactorChange(
  deps: HearDeps,
  { userId, isSet, occurrence }: JobPayload<'second-factor-changed'>,
): Promise<void> {
  const user = await findUser(deps.db, userId)
  if (!user) return
  const dedupeKey = `second-factor-changed:${userId}:${occurrence}`
  const about = { userId, isSet }
  await queueMails(deps, [
    { kind: 'second-factor-changed', about, recipient: user.email, accountId: userId, dedupeKey },
  ])
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
  const text = { kind, about: { vendorId, requestId }, recipient: request.phone, dedupeKey } as const
  await deps.db.transaction(tx => queueText(tx, deps, text))
}

/** A vendor is paid on another number: who has the former one is told. */
export async function hearPayoutNumberChange(
  deps: HearDeps,
  { vendorId, formerPhone, occurrence }: JobPayload<'payout-number-changed'>,
): Promise<void> {
  const kind = 'payout-number-changed'
  const dedupeKey = `${kind}:${occurrence}`
  const text = { kind, about: { vendorId }, recipient: formerPhone, dedupeKey } as const
  await deps.db.transaction(tx => queueText(tx, deps, text))
}

/** A visitor wrote to the team. */
export async function hearContactMessage(
  deps: HearDeps,
  { messageId }: JobPayload<'contact-message-received'>,
): Promise<void> {
  const recipient = deps.config.contact.email
  const dedupeKey = `contact-message:${messageId}`
  await queueMails(deps, [
    { kind: 'contact-message', about: { messageId }, recipient, accountId: null, dedupeKey },
  ])
}
