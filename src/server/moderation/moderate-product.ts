import { factsOf } from '#contract/catalogue/product-facts.ts'
import type { SetProductStatusBody } from '#contract/moderation/products.schemas.ts'
import type { Transaction } from '#database/connect.ts'
import { newId } from '#database/schema/columns.ts'
import { recordAuditEvent } from '../audit/public.ts'
import type { Deps } from '../deps.ts'
import type { SignedIn } from '../http/context.ts'
import { refuse } from '../http/refuse.ts'
import { isChangedSince } from '../http/refuse-if-changed.ts'
import { addJob } from '../outbox/public.ts'
import { productMoves } from './product-moves.ts'
import {
  type AdminProductRow,
  lockAdminProduct,
  updateProductStatus,
  writeRevision,
} from './products.queries.ts'

/**
 * An administrator decides on a product; notifies the vendor. The approved version is stored, to be compared with later ones.
 * Setting the same status again does nothing, unless another administrator rejected it with another reason: that is refused.
 * @throws Refused `product_not_found`, `product_changed`, `product_move_not_allowed`, `product_without_picture`
 */
export async function moderateProduct(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  admin: SignedIn,
  { id, status, reason, updatedAt }: SetProductStatusBody & { id: string },
): Promise<void> {
  await db.transaction(async tx => {
    const product = (await lockAdminProduct(tx, id)) ?? refuse('product_not_found')
    const isOutdated = isChangedSince(updatedAt, product.updatedAt)
    // Another administrator was first, with another reason: refuse, since this reason would be lost.
    const isReasonLost = status === 'rejected' && reason !== product.rejectionReason
    if (product.status === status && !(isOutdated && isReasonLost)) return
    if (isOutdated) refuse('product_changed')
    if (!productMoves[product.status].includes(status)) refuse('product_move_not_allowed')
    const now = clock()
    if (status === 'active') await approve(tx, product, now)
    const rejectionReason = (status === 'rejected' && reason) || null
    await updateProductStatus(tx, id, { status, rejectionReason, updatedAt: now })
    await recordAuditEvent(tx, {
      admin,
      action: `product.${status}`,
      target: { type: 'product', id },
      before: { status: product.status },
      after: { status, name: product.name, ...(rejectionReason && { reason: rejectionReason }) },
    })
    await addJob(tx, 'product-moderated', { productId: id, status, occurrence: newId() })
  })
}

/** Refuses a product without pictures. */
async function approve(tx: Transaction, product: AdminProductRow, approvedAt: Date): Promise<void> {
  const { id, pictures } = product
  if (pictures.length === 0) refuse('product_without_picture')
  await writeRevision(tx, id, { approved: { ...factsOf(product), pictures }, approvedAt })
}
