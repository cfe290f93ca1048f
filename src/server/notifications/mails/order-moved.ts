import * as z from 'zod/mini'
import { Id } from '#contract/common.ts'
import { deliveryModeFacts } from '#contract/delivery/facts.ts'
import { formatTime } from '#contract/french/dates.ts'
import { isEarlierStatus, isUnderWay, type OrderStatus } from '#contract/orders/facts.ts'
import { withoutCodeWords } from '#contract/orders/mode-words.ts'
import { dayWords } from '#contract/orders/planned-days.ts'
import type { Order, OrderEvent, Parcel } from '#contract/orders/schemas.ts'
import { isOnline } from '#contract/payments/facts.ts'
import { findDeliveryCodes, readOrder } from '../../orders/public.ts'
import { HIDDEN_CODE } from '../hidden-code.ts'
import { lastMoves } from '../last-moves.ts'
import { action, aside, type Block, text } from '../letters/letter.ts'
import {
  activeParcels,
  dayFacts,
  goodsOf,
  greeting,
  ofVendors,
  placeFacts,
  vendorNames,
} from '../letters/order-blocks.ts'
import { linksOf } from '../links.ts'
import { type LetterDeps, mailKind } from '../mail-kind.ts'

/** Vendors of the parcels ("Ferme de Yao", "de Ferme de Yao"), and their planned days. */
type ParcelNames = { vendors: string; ofThem: string; areSeveral: boolean; days: string }

type Step = {
  /** Continues "Votre commande". */
  state: string
  words: (whose: ParcelNames) => string
}

const steps: Record<OrderStatus, Step> = {
  pending: {
    state: 'est de nouveau en attente',
    words: ({ ofThem }) => `Votre commande attend la confirmation ${ofThem}.`,
  },
  confirmed: {
    state: 'est confirmée',
    words: ({ vendors, areSeveral }) =>
      areSeveral
        ? `Bonne nouvelle : ${vendors} ont confirmé votre commande et la préparent.`
        : `Bonne nouvelle : ${vendors} a confirmé votre commande et la prépare.`,
  },
  shipped: {
    state: 'est en route',
    words: ({ vendors, areSeveral }) =>
      `${vendors} ${areSeveral ? 'ont' : 'a'} expédié votre commande. Gardez votre téléphone à portée de main.`,
  },
  delivered: {
    state: 'est livrée',
    words: ({ ofThem, areSeveral }) =>
      areSeveral
        ? `Les colis ${ofThem} vous ont été remis. Bon appétit !`
        : `Le colis ${ofThem} vous a été remis. Bon appétit !`,
  },
  cancelled: {
    state: 'est annulée',
    words: ({ ofThem }) => `Les produits ${ofThem} ne vous seront pas livrés.`,
  },
}

/** Wording that differs for pickup. */
const pickupSteps: Partial<Record<OrderStatus, Step>> = {
  shipped: {
    state: 'est prête au retrait',
    words: ({ vendors, areSeveral, days }) =>
      `${vendors} ${areSeveral ? 'vous remettent' : 'vous remet'} votre commande au point de retrait, ${days || 'le jour prévu'}, pendant ses heures d’ouverture.`,
  },
  delivered: { ...steps.delivered, state: 'est retirée' },
}

const stepOf = ({ delivery }: Order, to: OrderStatus): Step =>
  (delivery.mode === 'pickup' && pickupSteps[to]) || steps[to]

/** Place of a pickup, and directions to it; empty for home delivery. */
function placeOf(order: Order): Block[] {
  const { mode, directions } = order.delivery
  return mode === 'pickup'
    ? [{ kind: 'facts', facts: [...placeFacts(order), ['Comment venir', directions]] }]
    : []
}

/** Whether a parcel that is not cancelled has an earlier status. */
const isPartial = (order: Order, to: OrderStatus): boolean =>
  activeParcels(order).some(parcel => isEarlierStatus(parcel.status, to))

const reasonOf = ({ reason }: OrderEvent): Block[] =>
  reason ? [{ kind: 'facts', facts: [['Raison', reason]] }] : []

/** Notice of the refund of cancelled parcels that were paid online. */
function refundOf({ paymentMethod }: Order, parcels: readonly Parcel[], to: OrderStatus): Block[] {
  const isPaid = parcels.some(parcel => parcel.paymentStatus === 'completed')
  if (to !== 'cancelled' || !isOnline(paymentMethod) || !isPaid) return []
  return [{ kind: 'notice', tone: 'neutral', words: 'Vous avez déjà payé : nous vous rembourserons.' }]
}

/**
 * Delivery codes by parcel. Refers to the order's page instead when mails are written to a folder, which others may read, or when
 * the account no longer has the address.
 */
async function codesOf(
  { db, config, isForReading }: LetterDeps,
  order: Order,
  parcels: readonly Parcel[],
  recipient: string,
): Promise<Block[]> {
  const own = `Votre code de ${deliveryModeFacts[order.delivery.mode].noun}`
  if (!config.mail.smtpUrl || order.customer.email !== recipient)
    return [text(`${own} est sur la page de votre commande.`)]
  const codes = await findDeliveryCodes(db, order.id)
  const facts = parcels.flatMap(({ id, vendor }) => {
    const code = codes.get(id)
    const name = parcels.length > 1 ? `Code pour ${vendor.businessName}` : own
    return code ? [[name, isForReading ? HIDDEN_CODE : code] as const] : []
  })
  if (facts.length === 0) return []
  const occasion = occasionOf(order).toLowerCase()
  return [{ kind: 'facts', facts }, text(`Donnez-le ${occasion}, colis en main. Ne le donnez pas avant.`)]
}

const occasionOf = ({ delivery }: Order): string => deliveryModeFacts[delivery.mode].occasion

const dayBlock = ({ delivery }: Order, parcels: readonly Parcel[]): Block[] => {
  const facts = dayFacts({ parcels: [...parcels], delivery })
  return facts.length > 0 ? [{ kind: 'facts', facts }] : []
}

const isUnproven = (parcels: readonly Parcel[]): boolean =>
  parcels.some(({ deliveredWith }) => deliveredWith === 'none')

/** Continuation of "Votre commande", and the sentence that explains it. */
type Wording = { state: string; words: string }

function wordingOf(order: Order, parcels: readonly Parcel[], to: OrderStatus): Wording {
  const step = stepOf(order, to)
  return {
    state: `${step.state}${isPartial(order, to) ? ' en partie' : ''}`,
    words: isUnproven(parcels)
      ? withoutCodeWords(order.delivery.mode)
      : step.words({
          vendors: vendorNames(parcels),
          ofThem: ofVendors(parcels),
          areSeveral: parcels.length > 1,
          days: dayWords(parcels),
        }),
  }
}

/** For an order revived unpaid: its vendors are notified once it is paid. */
const toPayAgain = (payBefore: string): Wording => ({
  state: 'est de nouveau à payer',
  words: `Payez-la avant ${formatTime(payBefore)} : sans paiement, elle est annulée.`,
})

/** Mail to the customer: parcels reached a status, all those of one act. Dropped when they all have moved on. */
export const orderMoved = mailKind({
  about: z.object({ orderId: Id, eventIds: z.array(Id) }),
  write: async (deps, { orderId, eventIds }, recipient) => {
    const { db, config } = deps
    const order = await readOrder(db, { as: 'admin' }, orderId)
    const events = order ? lastMoves(order, eventIds) : []
    const [first] = events
    if (!order || !first) return null
    const to = first.to as OrderStatus
    const parcels = order.parcels.filter(parcel => events.some(event => event.parcelId === parcel.id))
    const payBefore = to === 'pending' ? order.payBefore : null
    const { state, words } = payBefore ? toPayAgain(payBefore) : wordingOf(order, parcels, to)
    const isToBePaid = !isOnline(order.paymentMethod) && to === 'shipped'
    return {
      subject: `Votre commande ${order.number} ${state}`,
      preview: words,
      title: `Votre commande ${state}`,
      blocks: [
        text(greeting(order.customer)),
        text(words),
        ...reasonOf(first),
        ...refundOf(order, parcels, to),
        ...(to === 'shipped' ? [...placeOf(order), ...(await codesOf(deps, order, parcels, recipient))] : []),
        ...(isToBePaid ? [text(`${occasionOf(order)}, vous paierez le montant ci-dessous.`)] : []),
        ...(isUnderWay(to) && !payBefore ? dayBlock(order, parcels) : []),
        ...goodsOf(order, parcels),
        payBefore
          ? action('Payer ma commande', linksOf(config).payAgain(order.id))
          : action('Voir ma commande', linksOf(config).order(order.id)),
        ...(to === 'delivered'
          ? [aside('Donnez votre avis sur les produits : il aide les autres clients et le producteur.')]
          : []),
      ],
    }
  },
})
