import { fillBlanks } from '#contract/pages/facts.ts'
import type { pages } from '#database/schema/pages.ts'
import { type InitialTerms, readInitialPages } from '#server/pages/public.ts'
import { daysBefore } from '../ids.ts'

type Page = typeof pages.$inferInsert

/** What the invented shop of the demonstration says where every other one has to say who it is. */
const answers: Record<string, string> = {
  'faites confirmer ce texte, rédigé d’après la loi ivoirienne, par un juriste, puis effacez cette ligne':
    'Ce texte suit la loi ivoirienne. Ses numéros sont fictifs, et un juriste doit le confirmer avant toute mise en service.',
  'raison sociale': 'AMIC, le marché des producteurs de Côte d’Ivoire',
  'forme juridique et capital social': 'société à responsabilité limitée au capital de 5 000 000 FCFA',
  'adresse du siège social': 'Azaguié, Abidjan, Côte d’Ivoire',
  'numéro d’immatriculation au RCCM': 'CI-ABJ-0000-B-00000 (numéro fictif)',
  'numéro de compte contribuable': '0000000 X (numéro fictif)',
  'nom du responsable de la publication': 'la gérance d’AMIC',
  'nom, adresse et téléphone de l’hébergeur':
    'le prestataire choisi par l’éditeur, dont le nom, l’adresse et le téléphone doivent être indiqués ici avant la mise en service',
  'numéro de déclaration à l’ARTCI': '0000 (numéro fictif)',
  'année de création': '2025',
  'nombre de producteurs': '500',
  'nombre de familles': '10 000',
}

function answerTo(what: string): string {
  const answer = answers[what]
  if (!answer) throw new Error(`the demonstration has nothing to say for the blank "${what}"`)
  return answer
}

/** What the pages say of the shop's settings. */
export type PageTerms = InitialTerms

/** The pages that every installation begins with, filled in, published and dated. */
export async function makePages(now: Date, terms: PageTerms): Promise<Page[]> {
  const initial = await readInitialPages(terms)
  return initial.map(({ content, ...page }, index) => ({
    ...page,
    content: fillBlanks(content, answerTo),
    isPublished: true,
    updatedAt: daysBefore(now, 60 - index * 5),
  }))
}
