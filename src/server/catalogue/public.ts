export { answerProduct } from './catalogue.answers.ts'
export { catalogueRoutes } from './catalogue.routes.ts'
export { deleteProductRow, isOrdered } from './delete-product.queries.ts'
export { listProductsOnSale } from './list-products-on-sale.ts'
export { countOnSale } from './on-sale.queries.ts'
export { findProducer, listProducersNamed, type NamedProducer } from './producers.queries.ts'
export { catalogueProducersRoutes } from './producers.routes.ts'
export { isAnyProduct, isVisibleTo, placeConditions, type Viewer, viewerOf } from './product-filters.ts'
export { findNameTerms, listProductsNamed, type NameTerms } from './product-names.queries.ts'
export { countPublicAddresses, listPublicAddresses, type PublicAddress } from './public-addresses.queries.ts'
export {
  countProducts,
  type ProductRow,
  productColumns,
  productOrder,
  productSortColumns,
} from './read-products.queries.ts'
export { type ProductSearch, readProductSearch } from './search/product-search.queries.ts'
export { MAIZE } from './search/read-search.ts'
export {
  findProductStock,
  lockProductsForSale,
  type ProductForSale,
  reserveStock,
  reserveStockAgain,
  restoreStock,
  type StockLine,
} from './stock.queries.ts'
export { editDistance, isMistyped } from './words/edit-distance.ts'
export { plainText, plainWords, TYPED_WORD } from './words/plain-words.ts'
export {
  CATEGORY_WORDS,
  FILLERS,
  FOODS,
  isQualifier,
  PRODUCER_WORDS,
  qualifiers,
  SORT_WORDS,
  SYNONYMS,
} from './words/product-words.ts'
export { readPlaces } from './words/read-place.ts'
export { type PriceBounds, readPrices } from './words/read-prices.ts'
export { soundsOf } from './words/sounds.ts'
