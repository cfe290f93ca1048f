export const categories = ['vivriers', 'maraichers', 'avicoles'] as const
export type Category = (typeof categories)[number]
export const categoryLabels: Record<Category, string> = {
  vivriers: 'Produits Vivriers',
  maraichers: 'Produits Maraîchers',
  avicoles: 'Produits Avicoles',
}

export const categoryShortLabels: Record<Category, string> = {
  vivriers: 'Vivriers',
  maraichers: 'Maraîchers',
  avicoles: 'Avicoles',
}

export const units = [
  'kg',
  'g',
  'pièce',
  'botte',
  'sac',
  'caisse',
  'litre',
  'plateau',
  'régime',
  'tas',
  'douzaine',
  'bidon',
] as const
export type Unit = (typeof units)[number]
/** Label of a unit on its own or in a choice. */
export const unitLabel = (unit: Unit): string => (unit === 'pièce' ? "pièce (à l'unité)" : unit)

export const productStatuses = ['active', 'pending', 'rejected', 'out_of_stock'] as const
export type ProductStatus = (typeof productStatuses)[number]
export const productStatusLabels: Record<ProductStatus, string> = {
  active: 'Actif',
  pending: 'En attente',
  rejected: 'Rejeté',
  out_of_stock: 'Rupture',
}

/** From this stock down to 1, screens show "Plus que … en stock". */
export const LOW_STOCK_THRESHOLD = 5

/** The price slider of the shop, in FCFA; its right end means no maximum. */
export const priceSlider = { min: 0, max: 50_000, step: 1_000 } as const
export const productSorts = ['recent', 'price_asc', 'price_desc', 'rating'] as const
export type ProductSort = (typeof productSorts)[number]
export const productSortLabels: Record<ProductSort, string> = {
  recent: 'Les plus récents',
  price_asc: 'Prix croissant',
  price_desc: 'Prix décroissant',
  rating: 'Les mieux notés',
}

/** Minimum length of a text for suggestions. */
export const SUGGESTED_FROM_LETTERS = 2
