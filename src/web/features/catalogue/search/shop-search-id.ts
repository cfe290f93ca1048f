/** Anchor of the search and filters, for links back to them. */
export const SHOP_SEARCH = 'chercher'
/** Id of the search form: fields beside the list belong to it too. */
export const SHOP_FORM = 'recherche'
