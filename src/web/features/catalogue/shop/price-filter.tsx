import { useState } from 'react'
import { priceSlider } from '#contract/catalogue/facts.ts'
import type { ShopFilters } from '#contract/filters.ts'
import { francs, priceWords } from '#web/features/catalogue/shop/price-words.ts'
import { pricesOf, sliderOf } from '#web/features/catalogue/shop/slider-prices.ts'
import type { ChangeFilters } from '#web/features/catalogue/use-shop-filters.ts'
import { LazyRangeSlider } from '#web/ui/on-demand/lazy-range-slider.tsx'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'

type Props = { filters: ShopFilters; change: ChangeFilters }

/** The price range: a slider, or two fields without JavaScript. */
export function PriceFilter({ filters, change }: Props) {
  const isHydrated = useIsHydrated()
  // While dragging; the URL is updated on release.
  const [moving, setMoving] = useState<[number, number]>()
  const shown = moving ? pricesOf(moving) : filters
  const formatEnd = (price: number) => (price >= priceSlider.max ? 'sans limite' : francs(price))
  return (
    <fieldset>
      <legend className="font-semibold">Prix</legend>
      <p className="nums text-ink-soft">{priceWords(shown)}</p>
      {isHydrated && (
        <LazyRangeSlider
          label="Prix"
          {...priceSlider}
          value={moving ?? sliderOf(filters)}
          onChange={setMoving}
          onCommit={ends => {
            setMoving(undefined)
            // Keyboard steps replace the history entry.
            change(pricesOf(ends), { replace: true })
          }}
          format={formatEnd}
        />
      )}
      <noscript>
        <span className="mt-2 grid grid-cols-2 gap-3">
          <PriceField name="minPrice" label="Minimum (FCFA)" price={filters.minPrice} />
          <PriceField name="maxPrice" label="Maximum (FCFA)" price={filters.maxPrice} />
        </span>
      </noscript>
    </fieldset>
  )
}

type FieldProps = { name: keyof ShopFilters; label: string; price: number | undefined }

function PriceField({ name, label, price }: FieldProps) {
  return (
    <label className="text-sm">
      {label}
      <input
        type="number"
        name={name}
        defaultValue={price}
        min={priceSlider.min}
        inputMode="numeric"
        className="control"
      />
    </label>
  )
}
