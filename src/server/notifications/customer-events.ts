import { findUser, findVendor, phoneForTexts } from '../accounts/public.ts'
import { claimAlerts } from '../favourites/public.ts'
import { findRefund } from '../money/public.ts'
import { readOrder } from '../orders/public.ts'
import { readSettings } from '../settings/public.ts'
import type { EventHandlers, NotifyDeps } from './event-handlers.ts'
import { mailsOfOrderChange } from './mails-of-order-change.ts'
import { isExemptFromLimits } from './notify.ts'
import { queueMail, queueMails } from './queue-mail.ts'
import { queueText } from './texts/queue-text.ts'
import { textsOfOrderChange } from './texts/texts-of-order-change.ts'

/** Queues the mail and the text to a customer about a refund that is due or paid. */
async function notifyOfRefund(
  deps: NotifyDeps,
  kind: 'refund-due' | 'refund-paid',
  refundId: string,
): Promise<void> {
  const { refund } = (await findRefund(deps.db, refundId)) ?? {}
  const order = refund && (await readOrder(deps.db, { as: 'admin' }, refund.orderId))
  const customer = order && (await findUser(deps.db, order.customerId))
  if (!customer) return
  const phone = phoneForTexts(customer)
  const message = { kind, accountId: customer.id, dedupeKey: `${kind}:${refundId}` }
  await deps.db.transaction(async tx => {
    const isUnlimited = isExemptFromLimits(customer)
    await queueMail(tx, deps, { ...message, about: { refundId }, recipient: customer.email, isUnlimited })
    const about = { orderId: order.id, refundId }
    if (phone) await queueText(tx, deps, { ...message, about, recipient: phone })
  })
}

/** Handlers of orders, refunds, stock alerts and contact messages. */
export const customerEvents = {
  /** Queues the mails of an order change to its customer and vendors, and the text to its customer. */
  'order-changed': async (deps, { orderId, eventIds }) => {
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
    const mails = mailsOfOrderChange({
      order,
      events,
      isConfirmed,
      emailOf: vendorId => emails.get(vendorId),
    })
    const texts = textsOfOrderChange({ order, events, phone: customer && phoneForTexts(customer) })
    // In one transaction: a retried job queues all of them, or finds all of them queued.
    await deps.db.transaction(async tx => {
      for (const mail of mails) await queueMail(tx, deps, mail)
      for (const text of texts) await queueText(tx, deps, text)
    })
  },

  'refund-due': (deps, { refundId }) => notifyOfRefund(deps, 'refund-due', refundId),
  'refund-paid': (deps, { refundId }) => notifyOfRefund(deps, 'refund-paid', refundId),

  /**
   * Deletes the stock alerts of a product that is for sale, and queues a mail to each of their active accounts. No text: phone
   * numbers are not verified (decision 9).
   */
  'stock-returned': async (deps, { productId }) => {
    await deps.db.transaction(async tx => {
      for (const { id, userId } of await claimAlerts(tx, productId)) {
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
  },

  /** Queues a visitor's contact message to the team. */
  'contact-message-received': async (deps, { messageId }) => {
    const { email: recipient } = await readSettings(deps.db, deps.config)
    const dedupeKey = `contact-message:${messageId}`
    await queueMails(deps, [
      { kind: 'contact-message', about: { messageId }, recipient, accountId: null, dedupeKey },
    ])
  },
} satisfies Partial<EventHandlers>
