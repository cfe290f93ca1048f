/**
 * Lists are counted up to this number; counting further would cost more than reading the page.
 */
export const MAX_COUNTED = 10_000

/** The same for products in the shop, which are counted by category on each uncached page. */
export const SHOP_MAX_COUNTED = 1_000

/** Maximum orders found by a search for customers or recipients, latest first. */
export const MAX_FOUND = 300

/** Default rows of a numbered page. */
export const PAGE_SIZE = 20

/** Maximum characters of a search. */
export const MAX_SEARCH_LENGTH = 100

/** Maximum rows of a page, and of a selection. */
export const MAX_ROWS = 100
