import { readFile } from 'node:fs/promises'
import type { pages } from '#database/schema/pages.ts'
import { daysBefore } from '../ids.ts'

type Page = typeof pages.$inferInsert

/** The ten pages of the beginning: title and the sentence that search engines show. Their texts lie beside. */
const site = [
  [
    'home',
    'Le marché des producteurs de Côte d’Ivoire',
    'Vivriers, légumes, œufs et volailles achetés directement aux producteurs ivoiriens, livrés gratuitement.',
  ],
  [
    'about',
    'À propos d’AMIC',
    'Qui nous sommes, comment nous travaillons avec les producteurs certifiés, nos valeurs.',
  ],
  [
    'services',
    'Nos services',
    'Livraison suivie, points de retrait, paiement mobile ou à la livraison, appui aux producteurs.',
  ],
  [
    'activities',
    'Nos activités',
    'Formations, pépinières, irrigation, élevage : le programme en images, phase par phase.',
  ],
  [
    'boutique',
    'Notre boutique',
    'Plus de trois cents produits de la ferme, avec leur prix, leur région et les avis des clients livrés.',
  ],
  [
    'contact',
    'Nous contacter',
    'Écrivez à l’équipe d’AMIC : commandes, produits, producteurs, partenariats.',
  ],
  [
    'confidentialite',
    'Politique de confidentialité',
    'Quelles données AMIC traite, pourquoi, combien de temps, et quels sont vos droits.',
  ],
  [
    'conditions',
    'Conditions d’utilisation',
    'Les règles d’usage du site AMIC pour les visiteurs, les clients et les vendeurs.',
  ],
  ['mentions-legales', 'Mentions légales', 'Éditeur, hébergement et informations légales du site AMIC.'],
  [
    'cgv',
    'Conditions générales de vente',
    'Prix, commande, paiement, livraison, retour et remboursement sur AMIC.',
  ],
] as const

/** Reads the pages' texts and dates them. */
export function makePages(now: Date): Promise<Page[]> {
  return Promise.all(
    site.map(
      async ([slug, title, metaDescription], index): Promise<Page> => ({
        slug,
        title,
        metaDescription,
        content: (await readFile(new URL(`${slug}.md`, import.meta.url), 'utf8')).trim(),
        isPublished: true,
        updatedAt: daysBefore(now, 60 - index * 5),
      }),
    ),
  )
}
