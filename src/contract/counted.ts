/**
 * Long lists are counted up to here: nobody turns that many pages, and counting further would cost more than reading the
 * page that was asked for.
 */
export const COUNTED_AT_MOST = 10_000
