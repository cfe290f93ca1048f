import * as z from 'zod/mini'
import { vendorStatuses } from '../accounts/facts.ts'
import { categories, productStatuses } from '../catalogue/facts.ts'
import { ApprovedProduct, Product } from '../catalogue/schemas.ts'
import { blankable, Instant, listFilter, numberedQuery, SearchText } from '../common.ts'
import { reasonText } from '../reason-text.ts'

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

export const ListAdminProductsQuery = z.object({
  /** As in the shop: names, descriptions and vendors, without accents, tolerant of a typo. */
  search: blankable(SearchText),
  status: listFilter(z.enum(productStatuses, 'Ce statut n’existe pas.')),
  category: listFilter(z.enum(categories, 'Cette catégorie n’existe pas.')),
  ...numberedQuery,
})
export type ListAdminProductsQuery = z.output<typeof ListAdminProductsQuery>

const REASON_REQUIRED = 'Veuillez indiquer la raison du rejet.'

/** What the form of a rejection asks. */
export const RejectProductForm = z.object({ reason: reasonText(REASON_REQUIRED) })

export const SetProductStatusBody = z
  .object({
    status: z.enum(productStatuses, 'Ce statut n’existe pas.'),
    /** Required for rejecting; says nothing of any other status. */
    reason: z.optional(z.nullable(reasonText())),
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
