export const SITE_NAME = 'AMIC'
export const SITE_TITLE = 'AMIC, le marché des producteurs de Côte d’Ivoire'

/** Title of a not-found page. */
export const MISSING_PAGE = 'Page introuvable'

/** Title of a page with a name of its own. */
export const titleOf = (name: string): string => `${name} – ${SITE_NAME}`
