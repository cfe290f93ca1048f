import { formatDate, formatTime } from '#contract/french/dates.ts'
import { formatFcfa } from '#contract/money.ts'
import { statusWords } from '#contract/orders/mode-words.ts'
import { orderNumber } from '#contract/orders/order-number.ts'
import { paymentLine } from '#contract/orders/payment-words.ts'
import { plannedWords } from '#contract/orders/planned-days.ts'
import { remainingTotal } from '#contract/orders/remaining-parcels.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { PAY_ONLINE_LABEL } from '#contract/payments/facts.ts'
import type { Executor } from '#database/connect.ts'
import type { SignedIn } from '../../http/context.ts'
import { listOrders } from '../../orders/public.ts'
import { links } from '../links.ts'
import type { Part } from '../part.ts'
import { findPassages } from './passages.ts'
import type { SiteFacts } from './topic-answers.ts'

const RECENT = 3
const trackingWords = { pages: ['cgv', 'services', 'home'], about: ['suivez', 'etape', 'espace'], most: 1 }

/** "Ferme de Yao : Confirmée, livraison vendredi 27 novembre". */
function describeParcel(order: Order, parcel: Order['parcels'][number]): string {
  // An order awaiting payment is not on its way, whatever its status.
  const isToPay = order.payBefore !== null && parcel.status !== 'cancelled'
  const label = !isToPay && statusWords(parcel.status, order.delivery.mode).label
  const day = plannedWords(order, [parcel]).toLowerCase()
  return `${parcel.vendor.businessName} : ${[label, day].filter(Boolean).join(', ') || PAY_ONLINE_LABEL.toLowerCase()}`
}

/** The status and the delivery day of each parcel; for a single parcel only the day. */
function describeParcels(order: Order): string {
  if (order.parcels.length === 1) return plannedWords(order)
  return `Par producteur : ${order.parcels.map(parcel => describeParcel(order, parcel)).join(' ; ')}`
}

/** "Commande AMIC-000123 du 12 novembre 2026 : Expédiée. Livraison vendredi 27 novembre. …" */
function describeOrder(order: Order): string {
  const { number, createdAt, status, payBefore, delivery } = order
  const state = payBefore
    ? `${PAY_ONLINE_LABEL} avant ${formatTime(payBefore)}`
    : statusWords(status, delivery.mode).label
  return [
    `Commande ${number} du ${formatDate(createdAt)} : ${state}`,
    describeParcels(order),
    `Total : ${formatFcfa(remainingTotal(order))} (${paymentLine(order)}).`,
  ]
    .filter(Boolean)
    .join('. ')
}

/**
 * Status of a customer's orders: the one with the serial, otherwise the latest. Reads only this customer's orders; another's
 * serial is reported as unknown.
 */
export async function answerOrders(
  db: Executor,
  customer: SignedIn | undefined,
  serial: number | undefined,
  site: SiteFacts,
): Promise<Part> {
  if (!customer) {
    const [tracking] = findPassages(site.passages, trackingWords)
    const text = 'Connectez-vous à votre compte client, et je vous dirai où en sont vos commandes.'
    return { text: tracking ? `${tracking}\n${text}` : text, links: [links.login, links.contact] }
  }
  const number = serial === undefined ? undefined : orderNumber(serial)
  const { items } = await listOrders(
    db,
    { as: 'customer', userId: customer.userId },
    { search: number, limit: number ? 1 : RECENT },
  )
  if (items.length === 0) {
    const text = number
      ? `Je ne trouve pas la commande ${number} parmi les vôtres.`
      : 'Vous n’avez pas encore passé de commande.'
    return { text, links: [number ? links.orders : links.shop()], isPrivate: true }
  }
  const title = number ? [] : ['Vos dernières commandes :']
  return {
    text: [...title, ...items.map(describeOrder)].join('\n'),
    links: [
      ...items.filter(({ can }) => can.pay).map(({ number, id }) => links.pay(number, id)),
      links.order(items[0]!.number, items[0]!.id),
      links.orders,
    ],
    isPrivate: true,
  }
}
