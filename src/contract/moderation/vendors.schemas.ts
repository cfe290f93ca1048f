import * as z from 'zod/mini'
import { vendorStatuses } from '../accounts/facts.ts'
import { VendorAccount } from '../accounts/schemas.ts'
import {
  blankable,
  FILTER_UNKNOWN,
  Instant,
  listFilter,
  numberedQuery,
  SearchText,
  STATUS_UNKNOWN,
} from '../common.ts'
import { reasonText } from '../reason-text.ts'
import { Face, PendingFace } from '../stall/face.schemas.ts'
import { faceDecisions, MAX_METHODS } from '../stall/face-facts.ts'

/** A vendor for administrators. */
export const AdminVendor = z.extend(VendorAccount, {
  /** The reason for a rejection or suspension, if given. */
  statusReason: z.nullable(z.string()),
  productCount: z.int(),
  /** Parcels marked as delivered without the customer's code. */
  deliveredWithoutCode: z.int(),
  /** Parcels neither delivered nor cancelled. */
  openParcels: z.int(),
  /** The public face. */
  face: Face,
  certifiedMethods: z.array(z.string()),
  /** The proposed face, pending or rejected. */
  pendingFace: z.nullable(PendingFace),
  /** The allowed status transitions. */
  moves: z.array(z.enum(vendorStatuses)),
})
export type AdminVendor = z.infer<typeof AdminVendor>

export const ListVendorsQuery = z.object({
  /** Part of the business name or of the owner's e-mail. */
  search: blankable(SearchText),
  status: listFilter(z.enum(vendorStatuses, STATUS_UNKNOWN)),
  /** `pending`: only vendors with a pending face, longest waiting first. */
  face: blankable(z.literal('pending', FILTER_UNKNOWN)),
  ...numberedQuery,
})
export type ListVendorsQuery = z.output<typeof ListVendorsQuery>

/** The reason for a refusal, shown to the vendor. */
const StatusReason = reasonText()

export const SetVendorStatusBody = z.object({
  status: z.enum(vendorStatuses, STATUS_UNKNOWN),
  reason: z.optional(z.nullable(StatusReason)),
})
export type SetVendorStatusBody = z.output<typeof SetVendorStatusBody>

export const ModerateFaceBody = z.object({
  decision: z.enum(faceDecisions, 'Cette décision n’existe pas.'),
  reason: z.optional(z.nullable(StatusReason)),
  /** The version that was read, null when none was pending: the request is refused when it has changed. */
  proposedAt: z.optional(z.nullable(Instant)),
  /** With an approval: the verified methods. When absent, the certified ones are unchanged. */
  certifiedMethods: z.optional(
    z
      .array(z.string('Une méthode est un texte.'), 'Les méthodes sont une liste.')
      .check(z.maxLength(MAX_METHODS)),
  ),
})
export type ModerateFaceBody = z.output<typeof ModerateFaceBody>
