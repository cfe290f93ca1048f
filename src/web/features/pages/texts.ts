import { legalPageNames } from '#contract/pages/legal-page-names.ts'
import { paths } from '#contract/paths.ts'
import type { Text } from '#web/features/pages/texts/text-query.ts'
import { SITE_TITLE } from '#web/site-name.ts'

/** Screens that show their text as an introduction. */
export const introducedTexts = {
  about: {
    slug: 'about',
    path: paths.about(),
    title: 'À Propos',
    description: `Ce que fait ${SITE_TITLE}, et pour qui.`,
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
    description: 'Téléphone, e-mail, horaires\u00a0: l’équipe d’AMIC vous répond.',
  },
} satisfies Record<string, Text>

/** Pages that consist of their text only. */
export const legalTexts = {
  privacy: {
    slug: 'confidentialite',
    path: paths.privacy(),
    title: legalPageNames.privacy,
    description: 'Les données personnelles qu’AMIC garde, pourquoi, et vos droits.',
  },
  terms: {
    slug: 'conditions',
    path: paths.terms(),
    title: legalPageNames.terms,
    description: 'Les règles d’utilisation du site AMIC.',
  },
  legalNotices: {
    slug: 'mentions-legales',
    path: paths.legalNotices(),
    title: legalPageNames.legalNotices,
    description: 'Qui édite et qui héberge le site AMIC.',
  },
  salesConditions: {
    slug: 'cgv',
    path: paths.salesConditions(),
    title: legalPageNames.salesConditions,
    description: 'Commande, prix, livraison, paiement et annulation sur AMIC.',
  },
} satisfies Record<string, Text>
