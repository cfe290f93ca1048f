import { paths } from '../paths.ts'
import { legalPageNames } from './legal-page-names.ts'

/** The legal pages: in production, orders are accepted only once they are published. */
export type LegalPage = keyof typeof legalPageNames
export const legalPages = Object.keys(legalPageNames) as LegalPage[]

/** The slug of a page whose path is just its slug: `/cgv` shows `cgv`. */
export const legalSlugOf = (page: LegalPage): string => paths[page]().slice(1)

const BLANK = /\[à compléter(?:\s*:\s*([^\]]*))?\]/giu

/** A placeholder in initial texts, to be filled in by the operators: `[à compléter : raison sociale]`. */
export const blank = (what: string): string => `[à compléter : ${what}]`

/** The placeholders of a text, each once. */
export const blanksOf = (text: string): string[] => [
  ...new Set([...text.matchAll(BLANK)].map(([whole, what]) => what?.trim() || whole)),
]

/** Replaces the placeholders of a text. */
export const fillBlanks = (text: string, find: (what: string) => string): string =>
  text.replace(BLANK, (whole: string, what: string | undefined) => find(what?.trim() || whole))

/** Maximum characters of a page's texts. */
export const MAX_PAGE_TITLE_LENGTH = 120
export const MAX_SLUG_LENGTH = 100
export const MAX_META_DESCRIPTION_LENGTH = 300
