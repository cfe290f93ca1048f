/**
 * Long lists are counted up to here: nobody turns that many pages, and counting further would cost more than reading the
 * page that was asked for.
 */
export const COUNTED_AT_MOST = 10_000

/** The same of products in the shop: nobody looks through more, and every page that is in no cache counts them anew, category by category. */
export const SHOP_COUNTED_AT_MOST = 1_000

/** Of orders that a search finds through their customers and recipients, the latest ones: a wider search is one to be made narrower. */
export const FOUND_AT_MOST = 300

/** Rows of a numbered page where nobody says. */
export const PAGE_SIZE = 20

/** Characters of what a list is searched for. */
export const LONGEST_SEARCH = 100

/** Rows of a page at most, and so of a choice: what is acted on was in sight. */
export const MOST_ROWS = 100
