export const SITE_NAME = 'AMIC'
export const SITE_TITLE = 'AMIC, le marché des producteurs de Côte d’Ivoire'

/** What a page is called that does not exist. */
export const MISSING_PAGE = 'Page introuvable'

/** The title of a page that has a name of its own. */
export const titleOf = (name: string): string => `${name} – ${SITE_NAME}`
