import { MARKET_WORDS } from '#contract/site/slogans.ts'

export const SITE_NAME = 'AMIC'
export const SITE_TITLE = `${SITE_NAME}, le ${MARKET_WORDS}`

/** Title of a not-found page. */
export const MISSING_PAGE = 'Page introuvable'

/** Title of a page with a name of its own. */
export const titleOf = (name: string): string => `${name} – ${SITE_NAME}`
