import * as z from 'zod/mini'
import { vendorStatuses } from '../accounts/facts.ts'
import { VendorAccount } from '../accounts/schemas.ts'
import { blankable, IdParams, numberedAnswer, numberedQuery, SearchText } from '../common.ts'

/** A vendor as the administration sees it. */
export const AdminVendor = z.extend(VendorAccount, {
  /** Why it was rejected or suspended, when somebody said so. */
  statusReason: z.nullable(z.string()),
  productCount: z.int(),
  /** Parcels that it noted delivered without the customer's code. */
  deliveredWithoutCode: z.int(),
  /** The statuses that an administrator may give it now. */
  moves: z.array(z.enum(vendorStatuses)),
})
export type AdminVendor = z.infer<typeof AdminVendor>

const ListVendorsQuery = z.object({
  /** A part of the business's name or of the owner's e-mail. */
  search: blankable(SearchText),
  status: blankable(z.enum(vendorStatuses, 'Ce statut n’existe pas.')),
  ...numberedQuery,
})
export type ListVendorsQuery = z.output<typeof ListVendorsQuery>

/** Why a vendor is rejected or suspended, as it will read it. */
const StatusReason = z
  .string('La raison est un texte.')
  .check(z.trim(), z.maxLength(500, 'La raison est trop longue (500 caractères au plus).'))

export const SetVendorStatusBody = z.object({
  status: z.enum(vendorStatuses, 'Ce statut n’existe pas.'),
  reason: z.optional(z.nullable(StatusReason)),
})
export type SetVendorStatusBody = z.output<typeof SetVendorStatusBody>

export const listVendors = {
  method: 'GET',
  access: ['admin'],
  query: ListVendorsQuery,
  answer: z.object(numberedAnswer(AdminVendor)),
} as const

export const setVendorStatus = {
  method: 'PATCH',
  access: ['admin'],
  params: IdParams,
  body: SetVendorStatusBody,
  answer: AdminVendor,
  refusals: ['vendor_not_found', 'vendor_move_not_allowed'],
} as const
