import { paths } from '#contract/paths.ts'

/** A page of the site whose text the administrators write. */
export type Text = {
  slug: string
  path: string
  /** What the page is called while its text has no title of its own. */
  title: string
  /** What stands for the text's own description. */
  description: string
}

/** Screens that show their text as an introduction. */
export const introducedTexts = {
  about: {
    slug: 'about',
    path: paths.about(),
    title: 'À Propos',
    description: 'Ce que fait AMIC, le marché des producteurs de Côte d’Ivoire, et pour qui.',
  },
  services: {
    slug: 'services',
    path: paths.services(),
    title: 'Nos Services',
    description: 'Livraison suivie, paiement à la livraison, accompagnement des producteurs.',
  },
  activities: {
    slug: 'activities',
    path: paths.activities(),
    title: 'Nos Activités',
    description: 'Les activités du projet AMIC auprès des producteurs, étape par étape.',
  },
  contact: {
    slug: 'contact',
    path: paths.contact(),
    title: 'Contact',
    description: 'Téléphone, e-mail, horaires : l’équipe d’AMIC vous répond.',
  },
} satisfies Record<string, Text>

/** Pages that are nothing but their text. */
export const legalTexts = {
  privacy: {
    slug: 'confidentialite',
    path: paths.privacy(),
    title: 'Politique de confidentialité',
    description: 'Les données personnelles qu’AMIC garde, pourquoi, et vos droits.',
  },
  terms: {
    slug: 'conditions',
    path: paths.terms(),
    title: 'Conditions d’utilisation',
    description: 'Les règles d’utilisation du site AMIC.',
  },
  legalNotices: {
    slug: 'mentions-legales',
    path: paths.legalNotices(),
    title: 'Mentions légales',
    description: 'Qui édite et qui héberge le site AMIC.',
  },
  salesConditions: {
    slug: 'cgv',
    path: paths.salesConditions(),
    title: 'Conditions générales de vente',
    description: 'Commande, prix, livraison, paiement et annulation sur AMIC.',
  },
} satisfies Record<string, Text>
