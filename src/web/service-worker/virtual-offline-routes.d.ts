declare module 'virtual:offline-routes' {
  /** Paths of pages that are cached. */
  export const pages: RegExp
  /** Paths of pages cached only without a query string: theirs is personal. */
  export const pagesWithoutSearch: RegExp
  /** Paths of precached pages. */
  export const shellPages: readonly string[]
  /** Paths of public data. */
  export const data: RegExp
  /** Hash of the schemas of these data. */
  export const dataShape: string
  /** Path of one product's data; its first group is the id. */
  export const productData: RegExp
  /** Prefix of a product page's path. */
  export const productPage: string
}
