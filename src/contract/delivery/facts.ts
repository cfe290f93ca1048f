/** How an order reaches who receives it. */
export const deliveryModes = ['home', 'pickup'] as const
export type DeliveryMode = (typeof deliveryModes)[number]

type ModeFacts = {
  label: string
  /** In a heading. */
  heading: string
  /** In a sentence, after « de ». */
  noun: string
  /** Names the place, and who received there. */
  place: string
  recipient: string
  /** What who brings it does there, and when that is. */
  handOver: string
  occasion: string
  /** Names the day: with it, while it is to come, and once the order was handed over. */
  day: string
  planned: string
  done: string
}

/** What each mode is called. */
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

/** How many days of a vendor a customer chooses among. */
export const OFFERED_DAYS = 4
