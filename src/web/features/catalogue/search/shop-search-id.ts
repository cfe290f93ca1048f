/** Where the shop's search and filters are on its page, for whoever is led back to them. */
export const SHOP_SEARCH = 'chercher'
