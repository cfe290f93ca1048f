/** Where the shop's search and filters are on its page, for whoever is led back to them. */
export const SHOP_SEARCH = 'chercher'
/** The form of that search: fields beside the list belong to it too. */
export const SHOP_FORM = 'recherche'
