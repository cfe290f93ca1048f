import type { ShopFilters } from '#contract/filters.ts'
import { formatFcfa } from '#contract/money.ts'

export const francs = (price: number) => formatFcfa(String(price))

/** The price range as text. */
export function priceWords({ minPrice, maxPrice }: Pick<ShopFilters, 'minPrice' | 'maxPrice'>): string {
  if (minPrice === undefined && maxPrice === undefined) return 'Tous les prix'
  if (maxPrice === undefined) return `À partir de ${francs(minPrice ?? 0)}`
  if (minPrice === undefined) return `Jusqu’à ${francs(maxPrice)}`
  return `De ${francs(minPrice)} à ${francs(maxPrice)}`
}
