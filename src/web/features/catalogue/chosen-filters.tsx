import { X } from 'lucide-react'
import { paths } from '#contract/paths.ts'
import { priceWords } from '#web/features/catalogue/price-words.ts'
import type { ShopFilters } from '#web/features/catalogue/queries/shop-search.ts'
import { SiteLink } from '#web/ui/site-link.tsx'

/** What the closed panel has set, each with the way to take it away; the category stands on its card. */
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
    <SiteLink
      href={href}
      isExact
      keepScroll
      className="nums flex min-h-11 items-center gap-1.5 rounded-full bg-mango-100 px-3 text-sm font-semibold ring-1 ring-mango-500 hover:bg-mango-300 sm:min-h-13"
    >
      <span className="sr-only">Retirer le filtre&nbsp;: </span>
      {words}
      <X aria-hidden className="size-4" />
    </SiteLink>
  )
}
