import { findProductStock } from '../catalogue/public.ts'
import { findRequest } from '../money/public.ts'
import { findTransfer } from '../payments/public.ts'
import { findReview } from '../reviews/public.ts'
import type { EventHandlers } from './event-handlers.ts'
import { isAlwaysExempt, notifyVendor } from './notify.ts'
import { queueText } from './texts/queue-text.ts'

/** Handlers of events of vendors: status, face, products, reviews, money. */
export const vendorEvents = {
  /** Queues a mail with the new status to the vendor. */
  'vendor-status-changed': async (deps, { vendorId, status, occurrence }) => {
    const dedupeKey = `vendor-status-changed:${occurrence}`
    await notifyVendor(deps, vendorId, {
      kind: 'vendor-status-changed',
      about: { vendorId, status },
      dedupeKey,
    })
  },

  /** Queues a mail with the decision on its face to the vendor. */
  'face-moderated': async (deps, { vendorId, decision, occurrence }) => {
    const dedupeKey = `face-moderated:${occurrence}`
    await notifyVendor(deps, vendorId, { kind: 'face-moderated', about: { vendorId, decision }, dedupeKey })
  },

  /** Queues a mail with the decision on a product to its vendor. */
  'product-moderated': async (deps, { productId, status, occurrence }) => {
    const product = await findProductStock(deps.db, productId)
    if (!product) return
    const dedupeKey = `product-moderated:${occurrence}`
    const about = { productId, status }
    await notifyVendor(deps, product.vendorId, { kind: 'product-moderated', about, dedupeKey })
  },

  /** Queues a mail about a new review to the product's vendor. */
  'review-written': async (deps, { reviewId }) => {
    const review = await findReview(deps.db, reviewId)
    const dedupeKey = `new-review:${reviewId}`
    if (review)
      await notifyVendor(deps, review.vendor.id, { kind: 'new-review', about: { reviewId }, dedupeKey })
  },

  /** Queues a mail about low stock to the product's vendor. */
  'stock-low': async (deps, { productId, occurrence }) => {
    const product = await findProductStock(deps.db, productId)
    const dedupeKey = `low-stock:${productId}:${occurrence}`
    if (product)
      await notifyVendor(deps, product.vendorId, { kind: 'low-stock', about: { productId }, dedupeKey })
  },

  /** Queues the mail with a vendor's monthly statement. */
  'statement-closed': async (deps, { vendorId, month }) => {
    const dedupeKey = `statement:${vendorId}:${month}`
    await notifyVendor(deps, vendorId, { kind: 'statement-closed', about: { vendorId, month }, dedupeKey })
  },

  /** Queues a text with a code to the requested payout number; does nothing when the request was replaced or has expired. */
  'payout-number-asked': async (deps, { vendorId, requestId }) => {
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
  },

  /**
   * Queues a mail about the confirmed payout number to the vendor, exempt from sending limits, and a text to the former number if
   * there was one.
   */
  'payout-number-changed': async (deps, { vendorId, formerPhone, occurrence }) => {
    const about = { vendorId }
    const mail = {
      kind: 'payout-number-confirmed',
      about,
      dedupeKey: `payout-number-confirmed:${occurrence}`,
    } as const
    await notifyVendor(deps, vendorId, mail, { isUnlimited: isAlwaysExempt })
    if (formerPhone === undefined) return
    const text = { kind: 'payout-number-changed', about, recipient: formerPhone, accountId: null } as const
    const dedupeKey = `payout-number-changed:${occurrence}`
    await deps.db.transaction(tx => queueText(tx, deps, { ...text, dedupeKey }))
  },

  /** Queues a mail about a failed payout to the vendor, exempt from sending limits. */
  'payout-failed': async (deps, { transferId }) => {
    const { vendorId } = (await findTransfer(deps.db, transferId)) ?? {}
    if (!vendorId) return
    const dedupeKey = `payout-failed:${transferId}`
    const message = { kind: 'payout-failed', about: { transferId }, dedupeKey } as const
    await notifyVendor(deps, vendorId, message, { isUnlimited: isAlwaysExempt })
  },
} satisfies Partial<EventHandlers>
