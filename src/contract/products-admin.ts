import * as z from 'zod/mini'
import { vendorStatuses } from './accounts-labels.ts'
import { ApprovedProduct, Product } from './catalogue.ts'
import { categories, productStatuses } from './catalogue-labels.ts'
import { blankable, Done, IdParams, Instant, numberedAnswer, numberedQuery, SearchText } from './common.ts'
import { endpoint } from './endpoint.ts'
import type { Refusal } from './errors.ts'

export const productsAdminRefusals = {
  product_move_not_allowed: { status: 409, message: 'Ce produit ne peut pas passer à ce statut.' },
  product_changed: {
    status: 409,
    message: 'Ce produit a changé depuis que vous l’avez ouvert. Relisez-le avant de décider.',
  },
  product_without_picture: {
    status: 409,
    message: 'Ce produit n’a aucune image : il ne peut pas être mis en vente.',
  },
  product_ordered: {
    status: 409,
    message: 'Ce produit figure dans une commande : il ne peut pas être supprimé.',
  },
} as const satisfies Record<string, Refusal>

/** A product as the administration sees it. */
export const AdminProduct = z.extend(Product, {
  /** Why it was rejected last; null once it was approved. */
  rejectionReason: z.nullable(z.string()),
  vendorStatus: z.enum(vendorStatuses),
  /** What was approved last; null when nothing ever was. */
  approved: z.nullable(z.extend(ApprovedProduct, { approvedAt: Instant })),
  /** The statuses that an administrator may give it now. */
  moves: z.array(z.enum(productStatuses)),
})
export type AdminProduct = z.infer<typeof AdminProduct>

const ListAdminProductsQuery = z.object({
  /** As in the shop: names, descriptions and vendors, without accents, tolerant of a typo. */
  search: blankable(SearchText),
  status: blankable(z.enum(productStatuses, 'Ce statut n’existe pas.')),
  category: blankable(z.enum(categories, 'Cette catégorie n’existe pas.')),
  ...numberedQuery,
})
export type ListAdminProductsQuery = z.output<typeof ListAdminProductsQuery>

export const REASON_REQUIRED = 'Veuillez indiquer la raison du rejet.'

/** Why a product is rejected, as its vendor will read it. */
const RejectionReason = z
  .string(REASON_REQUIRED)
  .check(z.trim(), z.maxLength(500, 'La raison est trop longue (500 caractères au plus).'))

/** What the form of a rejection asks. */
export const RejectProductForm = z.object({ reason: RejectionReason.check(z.minLength(1, REASON_REQUIRED)) })

export const SetProductStatusBody = z
  .object({
    status: z.enum(productStatuses, 'Ce statut n’existe pas.'),
    /** Required for rejecting; says nothing of any other status. */
    reason: z.optional(z.nullable(RejectionReason)),
    /** The version that was read: when the product is another by now, nothing is decided. */
    updatedAt: z.optional(Instant),
  })
  .check(
    z.refine(({ status, reason }) => status !== 'rejected' || Boolean(reason), {
      error: REASON_REQUIRED,
      path: ['reason'],
    }),
  )
export type SetProductStatusBody = z.output<typeof SetProductStatusBody>

export const productsAdminEndpoints = {
  listAdminProducts: endpoint({
    method: 'GET',
    path: '/api/admin/products',
    access: ['admin'],
    summary: 'Tous les produits, les plus récents d’abord',
    query: ListAdminProductsQuery,
    answer: z.object(numberedAnswer(AdminProduct)),
  }),
  listPendingProducts: endpoint({
    method: 'GET',
    path: '/api/admin/products/pending',
    access: ['admin'],
    summary: 'Les produits à valider, ceux qui attendent depuis le plus longtemps d’abord',
    query: z.object(numberedQuery),
    answer: z.object(numberedAnswer(AdminProduct)),
  }),
  setProductStatus: endpoint({
    method: 'PATCH',
    path: '/api/admin/products/:id/status',
    access: ['admin'],
    summary: 'Approuve, rejette, retire de la vente ou réactive un produit',
    params: IdParams,
    body: SetProductStatusBody,
    answer: AdminProduct,
  }),
  deleteAdminProduct: endpoint({
    method: 'DELETE',
    path: '/api/admin/products/:id',
    access: ['admin'],
    summary: 'Supprime un produit que personne n’a commandé',
    params: IdParams,
    answer: Done,
  }),
}
