import { readFile } from 'node:fs/promises'
import type pg from 'pg'
import { counted } from '#contract/french/counted.ts'
import { legalPageNames } from '#contract/pages/legal-page-names.ts'
import { MARKET_WORDS } from '#contract/site/slogans.ts'
import type { Config } from '../config.ts'

/** A text of a new installation: a draft with blanks for the operators to fill in. */
type InitialPage = { slug: string; title: string; metaDescription: string; content: string }

/** The ten initial pages: title and meta description. Their texts are in files beside this one. */
const site = [
  [
    'home',
    `Le ${MARKET_WORDS}`,
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
    'Livraison suivie, points de retrait, paiement mobile, par carte ou à la livraison, appui aux producteurs.',
  ],
  [
    'activities',
    'Nos activités',
    'Formations, pépinières, irrigation, élevage : le programme en images, phase par phase.',
  ],
  [
    'boutique',
    'Notre boutique',
    'Les produits de la ferme, avec leur prix, leur région et les avis des clients livrés.',
  ],
  [
    'contact',
    'Nous contacter',
    'Écrivez à l’équipe d’AMIC : commandes, produits, producteurs, partenariats.',
  ],
  [
    'confidentialite',
    legalPageNames.privacy,
    'Quelles données AMIC traite, pourquoi, combien de temps, et quels sont vos droits.',
  ],
  [
    'conditions',
    legalPageNames.terms,
    'Les règles d’usage du site AMIC pour les visiteurs, les clients et les vendeurs.',
  ],
  [
    'mentions-legales',
    legalPageNames.legalNotices,
    'Éditeur, hébergement et informations légales du site AMIC.',
  ],
  [
    'cgv',
    legalPageNames.salesConditions,
    'Prix, commande, paiement, livraison, retour et remboursement sur AMIC.',
  ],
] as const

/** The settings that the initial texts contain. */
export type InitialTerms = Pick<Config['initialSettings'], 'cashAnswerHours'>

/** Reads the initial pages, in order, with the initial settings filled in. */
export function readInitialPages({ cashAnswerHours }: InitialTerms): Promise<InitialPage[]> {
  const hours = counted(cashAnswerHours, 'heure')
  return Promise.all(
    site.map(async ([slug, title, metaDescription]) => {
      const content = await readFile(new URL(`initial/${slug}.md`, import.meta.url), 'utf8')
      return { slug, title, metaDescription, content: content.trim().replace('{{cashAnswerHours}}', hours) }
    }),
  )
}

/** Adds the missing initial pages as drafts; existing ones are unchanged. */
export async function writeInitialPages(client: pg.PoolClient, initial: InitialTerms): Promise<void> {
  const { rows } = await client.query<{ slug: string }>('select slug from pages')
  const present = new Set(rows.map(({ slug }) => slug))
  for (const { slug, title, metaDescription, content } of await readInitialPages(initial)) {
    if (present.has(slug)) continue
    await client.query('insert into pages (slug, title, meta_description, content) values ($1, $2, $3, $4)', [
      slug,
      title,
      metaDescription,
      content,
    ])
  }
}
