import { done } from '#contract/common.ts'
import type { moderationProductsEndpoints } from '#contract/moderation/products.endpoints.ts'
import type { AdminProduct } from '#contract/moderation/products.schemas.ts'
import { answerProduct, isAnyProduct, readProductSearch } from '../catalogue/public.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/handlers.ts'
import { refuse } from '../http/refuse.ts'
import { deleteProduct } from './delete-product.ts'
import { moderateProduct } from './moderate-product.ts'
import { productMoves } from './product-moves.ts'
import { type AdminProductRow, findAdminProduct, listAdminProducts } from './products.queries.ts'

function answerAdminProduct({
  approved,
  approvedAt,
  rejectionReason,
  vendorStatus,
  vendorEmail,
  ...row
}: AdminProductRow): AdminProduct {
  const product = answerProduct(row)
  const { vendor } = product
  return {
    ...product,
    vendor: { ...vendor, user: { ...vendor.user, email: vendorEmail } },
    rejectionReason,
    vendorStatus,
    approved: approved && approvedAt && { ...approved, approvedAt: approvedAt.toISOString() },
    moves: [...productMoves[row.status]],
  }
}

/** Lists and decisions of products. */
export function moderationProductsRoutes(
  deps: Pick<Deps, 'db' | 'clock'>,
): Handlers<keyof typeof moderationProductsEndpoints> {
  return {
    listAdminProducts: async ({ query: { search: text, page, limit, ...query } }) => {
      const search = text === undefined ? undefined : await readProductSearch(deps.db, text, isAnyProduct)
      if (search === null) return { items: [], total: 0, page, limit }
      const { rows, total } = await listAdminProducts(deps.db, { ...query, search }, { page, limit })
      return { items: rows.map(answerAdminProduct), total, page, limit }
    },

    listPendingProducts: async ({ query: { page, limit } }) => {
      const { rows, total } = await listAdminProducts(
        deps.db,
        { isAwaiting: true },
        { page, limit, oldestFirst: true },
      )
      return { items: rows.map(answerAdminProduct), total, page, limit }
    },

    setProductStatus: async ({ params: { id }, body }, { sessions: { admin } }) => {
      await moderateProduct(deps, admin, { id, ...body })
      return answerAdminProduct((await findAdminProduct(deps.db, id)) ?? refuse('product_not_found'))
    },

    deleteAdminProduct: async ({ params: { id } }, { sessions: { admin } }) => {
      await deleteProduct(deps, admin, { id })
      return done
    },
  }
}
