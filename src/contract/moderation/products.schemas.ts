import * as z from 'zod/mini'
import { vendorStatuses } from '../accounts/facts.ts'
import { categories, productStatuses } from '../catalogue/facts.ts'
import { ApprovedProduct, Product } from '../catalogue/schemas.ts'
import {
  blankable,
  CATEGORY_UNKNOWN,
  Instant,
  listFilter,
  numberedQuery,
  SearchText,
  STATUS_UNKNOWN,
} from '../common.ts'
import { reasonText } from '../reason-text.ts'

/** A product for administrators. */
export const AdminProduct = z.extend(Product, {
  /** The last rejection's reason; null once approved. */
  rejectionReason: z.nullable(z.string()),
  vendorStatus: z.enum(vendorStatuses),
  /** The last approved version; null if never approved. */
  approved: z.nullable(z.extend(ApprovedProduct, { approvedAt: Instant })),
  /** The allowed status transitions. */
  moves: z.array(z.enum(productStatuses)),
})
export type AdminProduct = z.infer<typeof AdminProduct>

export const ListAdminProductsQuery = z.object({
  /** As in the shop: names, descriptions and vendors; accent-insensitive, typo-tolerant. */
  search: blankable(SearchText),
  status: listFilter(z.enum(productStatuses, STATUS_UNKNOWN)),
  category: listFilter(z.enum(categories, CATEGORY_UNKNOWN)),
  ...numberedQuery,
})
export type ListAdminProductsQuery = z.output<typeof ListAdminProductsQuery>

const REASON_REQUIRED = 'Veuillez indiquer la raison du rejet.'

/** The rejection form. */
export const RejectProductForm = z.object({ reason: reasonText(REASON_REQUIRED) })

export const SetProductStatusBody = z
  .object({
    status: z.enum(productStatuses, STATUS_UNKNOWN),
    /** Required for a rejection; ignored otherwise. */
    reason: z.optional(z.nullable(reasonText())),
    /** The version that was read: the request is refused when it has changed. */
    updatedAt: z.optional(Instant),
  })
  .check(
    z.refine(({ status, reason }) => status !== 'rejected' || Boolean(reason), {
      error: REASON_REQUIRED,
      path: ['reason'],
    }),
  )
export type SetProductStatusBody = z.output<typeof SetProductStatusBody>
