import * as z from 'zod/mini'
import { Amount, Id, Instant, numberedAnswer, numberedQuery } from './common.ts'
import { endpoint } from './endpoint.ts'
import type { Refusal } from './errors.ts'
import { orderStatuses } from './orders-labels.ts'
import { moneyLineKinds, parcelMoneySituations } from './payouts-labels.ts'
import { TransferReference } from './refunds.ts'

// The web imports the words from their own file, which brings no validator into a page that has no form.
export * from './payouts-labels.ts'

export const payoutsRefusals = {
  vendor_not_found: { status: 404, message: 'Vendeur introuvable' },
  nothing_owed: { status: 409, message: 'Il n’y a rien à verser à ce vendeur.' },
  owed_changed: {
    status: 409,
    message: 'Le montant à verser a changé entre-temps. Vérifiez-le, puis recommencez.',
  },
  paid_out: {
    status: 409,
    message: 'Le vendeur a déjà reçu l’argent de cette commande : elle ne peut plus changer d’état.',
  },
} as const satisfies Record<string, Refusal>

const MoneyLine = z.object({
  kind: z.enum(moneyLineKinds),
  amount: Amount,
  /** Null where nobody wrote it down. */
  at: z.nullable(Instant),
  /** A refund that is still to be made. */
  isDue: z.boolean(),
  reference: z.nullable(z.string()),
})
export type MoneyLine = z.infer<typeof MoneyLine>

/** The money of one parcel of a vendor, explained line by line. */
export const ParcelMoney = z.object({
  parcelId: Id,
  orderId: Id,
  orderNumber: z.string(),
  status: z.enum(orderStatuses),
  situation: z.enum(parcelMoneySituations),
  amount: Amount,
  lines: z.array(MoneyLine),
})
export type ParcelMoney = z.infer<typeof ParcelMoney>

/** What a vendor is owed: delivered, paid online, not paid out yet. */
const OwedToVendor = z.object({
  vendorId: Id,
  businessName: z.string(),
  phone: z.nullable(z.string()),
  amount: Amount,
  parcelCount: z.int(),
})
export type OwedToVendor = z.infer<typeof OwedToVendor>

const Payout = z.object({
  id: Id,
  vendorId: Id,
  businessName: z.string(),
  amount: Amount,
  parcelCount: z.int(),
  reference: z.string(),
  createdAt: Instant,
  /** The administrator who noted it; null once that account is gone. */
  createdBy: z.nullable(z.string()),
})
export type Payout = z.infer<typeof Payout>

export const PayVendorBody = z.object({
  vendorId: z.uuid('Vendeur manquant'),
  reference: TransferReference,
  /** What was really sent; refused when it is not what is owed now. */
  amount: z.optional(Amount),
})
export type PayVendorBody = z.output<typeof PayVendorBody>

const PageQuery = z.object(numberedQuery)

export const payoutsEndpoints = {
  listVendorRevenue: endpoint({
    method: 'GET',
    path: '/api/vendor/revenue',
    access: ['vendor'],
    summary: 'L’argent du vendeur, colis par colis',
    query: PageQuery,
    answer: z.object({
      totals: z.object({
        /** Cash of delivered parcels. */
        collected: Amount,
        /** Paid online and paid out. */
        paidOut: Amount,
        /** Paid online, delivered, to be paid out. */
        owed: Amount,
        /** Delivered, not paid yet. */
        unpaid: Amount,
      }),
      ...numberedAnswer(ParcelMoney),
    }),
  }),
  listPayouts: endpoint({
    method: 'GET',
    path: '/api/admin/payouts',
    access: ['admin'],
    summary: 'Ce qui est à verser à chaque vendeur, et les versements faits',
    query: PageQuery,
    answer: z.object({ owed: z.array(OwedToVendor), ...numberedAnswer(Payout) }),
  }),
  payVendor: endpoint({
    method: 'POST',
    path: '/api/admin/payouts',
    access: ['admin'],
    summary: 'Note le versement de tout ce qui est dû à un vendeur',
    body: PayVendorBody,
    answer: Payout,
  }),
}
