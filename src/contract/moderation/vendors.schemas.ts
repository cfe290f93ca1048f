import * as z from 'zod/mini'
import { vendorStatuses } from '../accounts/facts.ts'
import { VendorAccount } from '../accounts/schemas.ts'
import { blankable, Instant, listFilter, numberedQuery, SearchText } from '../common.ts'
import { reasonText } from '../reason-text.ts'
import { Face, PendingFace } from '../stall/face.schemas.ts'
import { faceDecisions, MAX_METHODS } from '../stall/face-facts.ts'

/** A vendor as the administration sees it. */
export const AdminVendor = z.extend(VendorAccount, {
  /** Why it was rejected or suspended, when somebody said so. */
  statusReason: z.nullable(z.string()),
  productCount: z.int(),
  /** Parcels that it noted delivered without the customer's code. */
  deliveredWithoutCode: z.int(),
  /** Parcels that are neither delivered nor cancelled. */
  openParcels: z.int(),
  /** What visitors see. */
  face: Face,
  certifiedMethods: z.array(z.string()),
  /** What it wrote since, to be judged or rejected. */
  pendingFace: z.nullable(PendingFace),
  /** The statuses that an administrator may give it now. */
  moves: z.array(z.enum(vendorStatuses)),
})
export type AdminVendor = z.infer<typeof AdminVendor>

export const ListVendorsQuery = z.object({
  /** A part of the business's name or of the owner's e-mail. */
  search: blankable(SearchText),
  status: listFilter(z.enum(vendorStatuses, 'Ce statut n’existe pas.')),
  /** `pending`: only those whose face awaits a decision, who waits longest first. */
  face: blankable(z.literal('pending', 'Ce filtre n’existe pas.')),
  ...numberedQuery,
})
export type ListVendorsQuery = z.output<typeof ListVendorsQuery>

/** Why a vendor, or its face, is turned down, as it will read it. */
const StatusReason = reasonText()

export const SetVendorStatusBody = z.object({
  status: z.enum(vendorStatuses, 'Ce statut n’existe pas.'),
  reason: z.optional(z.nullable(StatusReason)),
})
export type SetVendorStatusBody = z.output<typeof SetVendorStatusBody>

export const ModerateFaceBody = z.object({
  decision: z.enum(faceDecisions, 'Cette décision n’existe pas.'),
  reason: z.optional(z.nullable(StatusReason)),
  /** The version that was read: when the vendor has written another by now, nothing is decided. */
  proposedAt: z.optional(Instant),
  /** With an approval: the methods that the administrator has verified. Left out, those that were certified stay so. */
  certifiedMethods: z.optional(
    z
      .array(z.string('Une méthode est un texte.'), 'Les méthodes sont une liste.')
      .check(z.maxLength(MAX_METHODS)),
  ),
})
export type ModerateFaceBody = z.output<typeof ModerateFaceBody>
