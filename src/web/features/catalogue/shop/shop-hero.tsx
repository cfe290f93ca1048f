import type { ShopFilters } from '#contract/filters.ts'
import { isNarrowed } from '#web/features/catalogue/queries/shop-search.ts'
import { SearchForm } from '#web/features/catalogue/search/search-form.tsx'
import { SHOP_SEARCH } from '#web/features/catalogue/search/shop-search-id.ts'
import type { ChangeFilters } from '#web/features/catalogue/use-shop-filters.ts'
import { Awning } from '#web/ui/awning.tsx'
import { cx } from '#web/ui/cx.ts'

type Props = { filters: ShopFilters; change: ChangeFilters }

/** The header of the shop: title and search. The title is replaced by the active search. */
export function ShopHero(props: Props) {
  const isAsked = isNarrowed(props.filters)
  return (
    <section id={SHOP_SEARCH} className="scroll-mt-16 bg-dawn">
      <div className={cx(isAsked && 'hidden')}>
        <Awning />
      </div>
      <div className={cx('container-page py-2', isAsked ? 'sm:py-4' : 'sm:pt-4 sm:pb-5')}>
        <div className={isAsked ? 'sr-only' : 'max-sm:pb-2 lg:flex lg:items-baseline lg:gap-5'}>
          <h1 className="text-[1.75rem] sm:text-4xl">Notre Boutique</h1>
          <p className="text-sm sm:text-lg">
            En direct des producteurs<span className="max-sm:hidden"> de Côte d’Ivoire</span>, livraison
            gratuite.
          </p>
        </div>
        <div className={cx(!isAsked && 'sm:mt-3')}>
          <SearchForm {...props} />
        </div>
      </div>
    </section>
  )
}
