declare module 'virtual:kept-offline' {
  /** Paths of the pages that are kept. */
  export const pages: RegExp
  /** Paths of those that are kept only without a search: theirs is somebody's own. */
  export const pagesWithoutSearch: RegExp
  /** Paths of the pages that are kept from the beginning. */
  export const shellPages: readonly string[]
  /** Paths of the data that are the same for everybody. */
  export const data: RegExp
  /** Names what these data say, as the contract describes it. */
  export const dataShape: string
  /** The path of one product's data; its first group is the id. */
  export const productData: RegExp
  /** What the path of a product's page begins with, before the id. */
  export const productPage: string
}
