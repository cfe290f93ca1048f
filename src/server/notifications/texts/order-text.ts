import type { OrderStatus } from '#contract/orders/facts.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { gsmText, LONGEST_TEXT } from './gsm-text.ts'
import type { OrderTextAbout } from './text-subjects.ts'

const LONGEST_VENDOR = 40

type Words = (order: string) => string

const received: Words = order => `AMIC : la ${order} est bien enregistrée. Merci !`

const steps: Record<OrderStatus, Words> = {
  pending: order => `AMIC : la ${order} est de nouveau en attente de confirmation.`,
  confirmed: order => `AMIC : la ${order} est confirmée et se prépare.`,
  shipped: order => `AMIC : la ${order} est en route. Gardez votre téléphone à portée de main.`,
  delivered: order => `AMIC : la ${order} est livrée. Bon appétit !`,
  cancelled: order => `AMIC : la ${order} est annulée. Une question ? Appelez-nous.`,
}

const unanswered: Words = order => `AMIC : la ${order} est annulée, sans réponse du producteur.`

/** Were these parcels cancelled because nobody answered? Only that cancels orders in cash by itself. */
const isSilence = (order: Order, concerned: readonly Order['parcels'][number][]): boolean =>
  order.events.some(
    ({ parcelId, to, actor }) =>
      to === 'cancelled' &&
      actor === 'system' &&
      concerned.some(({ id, status }) => id === parcelId && status === to),
  )

/** "commande AMIC-000123", or with the producers of the parcels that are only a part of it. */
function nameOf(order: Order, parcelIds: readonly string[]): string {
  const concerned = order.parcels.filter(({ id }) => parcelIds.includes(id))
  if (concerned.length === order.parcels.length) return `commande ${order.number}`
  const vendors = concerned.map(({ vendor }) => vendor.businessName).join(', ')
  return `commande ${order.number} (${vendors.slice(0, LONGEST_VENDOR).trimEnd()})`
}

/** The words of a text about an order; null when it is no longer true: a later one tells what is. */
export function writeOrderText(order: Order, { parcelIds, status }: OrderTextAbout): string | null {
  const concerned = order.parcels.filter(({ id }) => parcelIds.includes(id))
  const isTrue =
    status === 'received'
      ? order.status !== 'cancelled'
      : concerned.length > 0 && concerned.every(parcel => parcel.status === status)
  if (!isTrue) return null
  const words = status === 'received' ? received : isSilence(order, concerned) ? unanswered : steps[status]
  return gsmText(words(nameOf(order, parcelIds))).slice(0, LONGEST_TEXT)
}
