import { findProductStock } from '../catalogue/public.ts'
import { findRequest } from '../money/public.ts'
import { findTransfer } from '../payments/public.ts'
import { findReview } from '../reviews/public.ts'
import type { EventHandlers } from './event-handlers.ts'
import { notifyVendor } from './notify.ts'
import { queueText } from './texts/queue-text.ts'

/** What happened to vendors: their shop, their products, their money. */
export const vendorEvents = {
  /** The administration decided on a vendor, who is told. */
  'vendor-status-changed': async (deps, { vendorId, status, occurrence }) => {
    const dedupeKey = `vendor-status-changed:${occurrence}`
    await notifyVendor(deps, vendorId, {
      kind: 'vendor-status-changed',
      about: { vendorId, status },
      dedupeKey,
    })
  },

  /** The administration decided on what a vendor says of itself, who is told. */
  'face-moderated': async (deps, { vendorId, decision, occurrence }) => {
    const dedupeKey = `face-moderated:${occurrence}`
    await notifyVendor(deps, vendorId, { kind: 'face-moderated', about: { vendorId, decision }, dedupeKey })
  },

  /** The administration decided on a product: its vendor is told. */
  'product-moderated': async (deps, { productId, status, occurrence }) => {
    const product = await findProductStock(deps.db, productId)
    if (!product) return
    const dedupeKey = `product-moderated:${occurrence}`
    const about = { productId, status }
    await notifyVendor(deps, product.vendorId, { kind: 'product-moderated', about, dedupeKey })
  },

  /** A customer reviewed a product: its vendor is told. */
  'review-written': async (deps, { reviewId }) => {
    const review = await findReview(deps.db, reviewId)
    const dedupeKey = `new-review:${reviewId}`
    if (review)
      await notifyVendor(deps, review.vendor.id, { kind: 'new-review', about: { reviewId }, dedupeKey })
  },

  /** A product's stock became low: its vendor is told. */
  'stock-low': async (deps, { productId, occurrence }) => {
    const product = await findProductStock(deps.db, productId)
    const dedupeKey = `low-stock:${productId}:${occurrence}`
    if (product)
      await notifyVendor(deps, product.vendorId, { kind: 'low-stock', about: { productId }, dedupeKey })
  },

  /** A month is over: the vendor is sent its statement. */
  'statement-closed': async (deps, { vendorId, month }) => {
    const dedupeKey = `statement:${vendorId}:${month}`
    await notifyVendor(deps, vendorId, { kind: 'statement-closed', about: { vendorId, month }, dedupeKey })
  },

  /** A vendor has named a number where it wishes to be paid, which is sent a code. */
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
   * The number where a vendor is paid was confirmed: the vendor is told by mail, which waits for nothing, and who has the former
   * number by text.
   */
  'payout-number-changed': async (deps, { vendorId, formerPhone, occurrence }) => {
    const about = { vendorId }
    const mail = {
      kind: 'payout-number-confirmed',
      about,
      dedupeKey: `payout-number-confirmed:${occurrence}`,
    } as const
    await notifyVendor(deps, vendorId, mail, { isUnlimited: true })
    if (formerPhone === undefined) return
    const text = { kind: 'payout-number-changed', about, recipient: formerPhone, accountId: null } as const
    const dedupeKey = `payout-number-changed:${occurrence}`
    await deps.db.transaction(tx => queueText(tx, deps, { ...text, dedupeKey }))
  },

  /** Money could not be sent to a vendor, who is told why, and what to do. */
  'payout-failed': async (deps, { transferId }) => {
    const { vendorId } = (await findTransfer(deps.db, transferId)) ?? {}
    if (!vendorId) return
    const dedupeKey = `payout-failed:${transferId}`
    const message = { kind: 'payout-failed', about: { transferId }, dedupeKey } as const
    await notifyVendor(deps, vendorId, message, { isUnlimited: true })
  },
} satisfies Partial<EventHandlers>
