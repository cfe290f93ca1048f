import type { ShopFilters } from '#contract/filters.ts'
import { paths } from '#contract/paths.ts'
import { priceWords } from '#web/features/catalogue/shop/price-words.ts'
import { ActiveFilterLabel, activeFilterClass } from '#web/ui/active-filter.tsx'
import { SiteLink } from '#web/ui/site-link.tsx'

/** The active filters while the panel is closed, each with a remove button; the category is on its card. */
export function ChosenFilters({ filters }: { filters: ShopFilters }) {
  const { region, minPrice, maxPrice } = filters
  const without = (change: ShopFilters) => paths.shop({ ...filters, ...change })
  return (
    <>
      {region && <Chosen words={region} href={without({ region: undefined })} />}
      {(minPrice ?? maxPrice) !== undefined && (
        <Chosen words={priceWords(filters)} href={without({ minPrice: undefined, maxPrice: undefined })} />
      )}
    </>
  )
}

function Chosen({ words, href }: { words: string; href: string }) {
  return (
    <SiteLink href={href} isExact keepScroll className={activeFilterClass}>
      <ActiveFilterLabel words={words} />
    </SiteLink>
  )
}
