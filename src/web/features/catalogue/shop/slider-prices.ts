import { priceSlider } from '#contract/catalogue/facts.ts'
import type { ShopFilters } from '#contract/filters.ts'

/** Both ends of the price slider for some filters. */
export function sliderOf({ minPrice = priceSlider.min, maxPrice = priceSlider.max }: ShopFilters) {
  const high = Math.min(maxPrice, priceSlider.max)
  return [Math.min(minPrice, high), high] as [low: number, high: number]
}

/** The price range of a slider position: the leftmost position means no minimum, the rightmost no maximum. */
export function pricesOf([low, high]: readonly [number, number]): Pick<ShopFilters, 'minPrice' | 'maxPrice'> {
  return {
    minPrice: low > priceSlider.min ? low : undefined,
    maxPrice: high < priceSlider.max ? high : undefined,
  }
}
