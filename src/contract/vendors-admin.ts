import * as z from 'zod/mini'
import { VendorAccount } from './accounts.ts'
import { vendorStatuses } from './accounts-labels.ts'
import { blankable, IdParams, numberedAnswer, numberedQuery, SearchText } from './common.ts'
import { endpoint } from './endpoint.ts'
import type { Refusal } from './errors.ts'

export const vendorsAdminRefusals = {
  vendor_not_found: { status: 404, message: 'Vendeur introuvable' },
  vendor_move_not_allowed: { status: 409, message: 'Ce vendeur ne peut pas passer à ce statut.' },
} as const satisfies Record<string, Refusal>

/** A vendor as the administration sees it. */
export const AdminVendor = z.extend(VendorAccount, {
  /** Why it was rejected or suspended, when somebody said so. */
  statusReason: z.nullable(z.string()),
  productCount: z.int(),
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

const listVendors = {
  method: 'GET',
  access: ['admin'],
  query: ListVendorsQuery,
  answer: z.object(numberedAnswer(AdminVendor)),
} as const

const setVendorStatus = {
  method: 'PATCH',
  access: ['admin'],
  params: IdParams,
  body: SetVendorStatusBody,
  answer: AdminVendor,
} as const

export const vendorsAdminEndpoints = {
  listAdminVendors: endpoint({
    ...listVendors,
    path: '/api/admin/vendors',
    summary: 'Tous les vendeurs, les plus récents d’abord',
  }),
  listVendors: endpoint({
    ...listVendors,
    path: '/api/vendors',
    summary: 'Autre adresse de /api/admin/vendors',
  }),
  setAdminVendorStatus: endpoint({
    ...setVendorStatus,
    path: '/api/admin/vendors/:id/status',
    summary: 'Approuve, rejette, suspend ou réactive un vendeur',
  }),
  setVendorStatus: endpoint({
    ...setVendorStatus,
    path: '/api/vendors/:id/status',
    summary: 'Autre adresse de /api/admin/vendors/{id}/status',
  }),
}
