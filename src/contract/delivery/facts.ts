/** How an order reaches its recipient. */
export const deliveryModes = ['home', 'pickup'] as const
export type DeliveryMode = (typeof deliveryModes)[number]

type ModeFacts = {
  label: string
  /** In a heading. */
  heading: string
  /** In a sentence, after « de ». */
  noun: string
  /** Label of the place, and of a past recipient. */
  place: string
  recipient: string
  /** What the vendor does there, and the time of it. */
  handOver: string
  occasion: string
  /** Label of the day: with the day, without it, and once handed over. */
  day: string
  planned: string
  done: string
}

/** The labels of each mode. */
export const deliveryModeFacts: Readonly<Record<DeliveryMode, ModeFacts>> = {
  home: {
    label: 'Livraison à domicile',
    heading: 'Livraison',
    noun: 'livraison',
    place: 'Adresse de livraison',
    recipient: 'Reçue par',
    handOver: 'Livrer',
    occasion: 'À la livraison',
    day: 'Livraison',
    planned: 'Livraison prévue',
    done: 'Livrée le',
  },
  pickup: {
    label: 'Point de retrait',
    heading: 'Retrait',
    noun: 'retrait',
    place: 'Lieu de retrait',
    recipient: 'Retirée par',
    handOver: 'Remettre',
    occasion: 'Au retrait',
    day: 'Retrait',
    planned: 'Retrait prévu',
    done: 'Retirée le',
  },
}

/** Number of delivery days offered per vendor. */
export const OFFERED_DAYS = 4

/** Maximum characters of the texts of zones, closed days, pickup points and places. */
export const MAX_ZONE_NAME_LENGTH = 60
export const MAX_CLOSED_DAY_NAME_LENGTH = 60
export const MAX_PICKUP_NAME_LENGTH = 60
export const MAX_PICKUP_ADDRESS_LENGTH = 200
export const MAX_PICKUP_DIRECTIONS_LENGTH = 500
export const MAX_ADDRESS_LENGTH = 500
export const MAX_RECIPIENT_NAME_LENGTH = 120
