import type { Opening } from '../delivery/opening-hours.ts'

type SettingFacts = {
  label: string
  /** What it changes for visitors, below its label. */
  hint?: string
}

/** The settings with their labels, as on the screen and in the audit log. */
export const settingFacts = {
  phone: { label: 'Téléphone', hint: 'Sur chaque page, les reçus et les e-mails.' },
  whatsapp: { label: 'WhatsApp', hint: 'Vide\u00a0: le même numéro que le téléphone.' },
  email: { label: 'E-mail de contact', hint: 'Les visiteurs y écrivent.' },
  supportEmail: { label: 'E-mail d’assistance', hint: 'Au bas des e-mails.' },
  address: { label: 'Adresse', hint: 'Une ligne\u00a0: «\u00a0Azaguié, Abidjan, Côte d’Ivoire\u00a0».' },
  openingHours: { label: 'Horaires' },
  isPhoneAlwaysAnswered: { label: 'Le téléphone répond 24h/24 et 7j/7' },
  banner: { label: 'Annonce' },
  featured: { label: 'Produits à la une' },
  simulationNotice: {
    label: 'Annonce des paiements simulés',
    hint: 'En haut de chaque page tant que les paiements sont simulés.',
  },
  openFcfaUnconfirmed: {
    label: 'Encours, e-mail non confirmé (FCFA)',
    hint: 'Ce qu’un client peut avoir commandé sans que ce soit livré ni payé.',
  },
  openFcfaConfirmed: {
    label: 'Encours, e-mail confirmé (FCFA)',
    hint: 'La même chose, une fois que son e-mail est confirmé.',
  },
  ordersPerHour: { label: 'Commandes par heure', hint: 'Au plus, par client.' },
  cashAnswerHours: {
    label: 'Réponse du producteur (heures)',
    hint: 'Passé ce délai, une commande à payer à la livraison que personne n’a confirmée est annulée. Les conditions de vente disent ce délai\u00a0: corrigez-les aussi.',
  },
  textsPerNumber: {
    label: 'SMS par numéro et par jour',
    hint: 'Au-delà, l’e-mail et la page de la commande disent la suite. Les codes partent toujours.',
  },
} as const satisfies Record<string, SettingFacts>

export type SettingName = keyof typeof settingFacts

/** Initial opening hours of the team. */
export const INITIAL_HOURS: readonly Opening[] = [
  ...[1, 2, 3, 4, 5].map(weekday => ({ weekday, from: '08:00', to: '18:00' })),
  { weekday: 6, from: '09:00', to: '15:00' },
]

/** Initial address of the team. */
export const INITIAL_ADDRESS = 'Azaguié, Abidjan, Côte d’Ivoire'

/** Initial notice about simulated payments. */
export const INITIAL_SIMULATION_NOTICE = 'Paiements simulés\u00a0: aucun argent n’est débité.'

/** Maximum of featured products on the home page. */
export const MAX_FEATURED = 4

/** Maximum characters of the texts among the settings. */
export const MAX_SHOP_ADDRESS_LENGTH = 120
export const MAX_BANNER_LENGTH = 140
export const MAX_BANNER_LINK_LENGTH = 300
export const MAX_SIMULATION_NOTICE_LENGTH = 120
