/**
 * Long lists are counted up to here: nobody turns that many pages, and counting further would cost more than reading the
 * page that was asked for.
 */
export const MAX_COUNTED = 10_000

/** The same of products in the shop: nobody looks through more, and every page that is in no cache counts them anew, category by category. */
export const SHOP_MAX_COUNTED = 1_000

/** Of orders that a search finds through their customers and recipients, the latest ones: a wider search is one to be made narrower. */
export const MAX_FOUND = 300

/** Rows of a numbered page where nobody says. */
export const PAGE_SIZE = 20

/** Characters of what a list is searched for. */
export const MAX_SEARCH_LENGTH = 100

/** Rows of a page at most, and so of a choice: what is acted on was in sight. */
export const MAX_ROWS = 100
