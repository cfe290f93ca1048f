import { deliveryModeFacts } from '#contract/delivery/facts.ts'
import { formatDateTime } from '#contract/french/dates.ts'
import { inSequence } from '#contract/french/in-sequence.ts'
import { amountOf, centimesOf, formatFcfa, lineTotal } from '#contract/money.ts'
import { ofName } from '#contract/of-name.ts'
import { customerName } from '#contract/orders/customer-name.ts'
import { pricedQuantity } from '#contract/orders/item-words.ts'
import { recipientLabel } from '#contract/orders/mode-words.ts'
import { paymentLine } from '#contract/orders/payment-words.ts'
import { dayWords } from '#contract/orders/planned-days.ts'
import type { Order, Parcel } from '#contract/orders/schemas.ts'
import { recipientLine } from '../../orders/public.ts'
import type { Block, Line } from './letter.ts'

export const greeting = (customer: Parameters<typeof customerName>[0]): string =>
  `Bonjour ${customerName(customer)},`

const lineOf = (item: Order['items'][number]): Line => ({
  name: item.product.name,
  detail: pricedQuantity(item),
  amount: formatFcfa(lineTotal(item)),
})

/** Items of the parcels and their total, under the vendor's name when there are several parcels. */
export function goodsOf(order: Order, parcels: readonly Parcel[]): Block[] {
  const totalCentimes = parcels.reduce((sum, { subtotal }) => sum + centimesOf(subtotal), 0)
  const total = { label: 'Total', amount: formatFcfa(amountOf(totalCentimes)) }
  return parcels.map((parcel, index) => ({
    kind: 'lines' as const,
    ...(parcels.length > 1 && { heading: parcel.vendor.businessName }),
    lines: order.items.filter(item => item.parcelId === parcel.id).map(lineOf),
    ...(index === parcels.length - 1 && { total }),
  }))
}

/** Place and recipient of an order. */
export const placeFacts = ({ delivery, deliveryAddress, status }: Order): [string, string][] => [
  [deliveryModeFacts[delivery.mode].place, deliveryAddress],
  [recipientLabel(status, delivery.mode), recipientLine(delivery)],
]

/** Planned days of the open parcels; empty when there is none. */
export function dayFacts({ parcels, delivery }: Pick<Order, 'parcels' | 'delivery'>): [string, string][] {
  const words = dayWords(parcels, delivery)
  return words ? [[deliveryModeFacts[delivery.mode].planned, words]] : []
}

/** Number, date, planned days, place, payment and notes of an order. */
export function deliveryFacts(order: Order): Block {
  const { number, createdAt, notes } = order
  return {
    kind: 'facts',
    facts: [
      ['Commande', number],
      ['Passée le', formatDateTime(createdAt)],
      ...dayFacts(order),
      ...placeFacts(order),
      ['Paiement', paymentLine(order)],
      ...(notes ? ([['Vos notes', notes]] as const) : []),
    ],
  }
}

/** Parcels that are not cancelled. */
export const activeParcels = ({ parcels }: Order): Parcel[] =>
  parcels.filter(parcel => parcel.status !== 'cancelled')

/** Vendors of the parcels: "de Ferme de Yao et d’Awa Traoré". */
export const ofVendors = (parcels: readonly Parcel[]): string =>
  inSequence(parcels.map(({ vendor }) => ofName(vendor.businessName)))

/** Vendors of the parcels: "Ferme de Yao", "Ferme de Yao et Jardins d’Awa". */
export const vendorNames = (parcels: readonly Parcel[]): string =>
  inSequence(parcels.map(parcel => parcel.vendor.businessName))
