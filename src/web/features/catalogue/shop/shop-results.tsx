import { ShoppingBasket, WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ShopFilters } from '#contract/filters.ts'
import { shopCount } from '#contract/french/counted.ts'
import { paths } from '#contract/paths.ts'
import { sentenceOf } from '#web/api/api-failure.ts'
import { ProductCards } from '#web/features/catalogue/cards/product-cards.tsx'
import { ProductGridSkeleton } from '#web/features/catalogue/cards/product-grid.tsx'
import { FeaturedProducts } from '#web/features/catalogue/featured/featured-products.tsx'
import { LoadMore } from '#web/features/catalogue/load-more.tsx'
import { isNarrowed } from '#web/features/catalogue/queries/shop-search.ts'
import { ChosenFilters } from '#web/features/catalogue/shop/chosen-filters.tsx'
import { ClearFilters } from '#web/features/catalogue/shop/clear-filters.tsx'
import type { ShopProducts } from '#web/features/catalogue/use-shop-products.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useFrozenValue } from '#web/ui/use-frozen-value.ts'

type Props = {
  list: ShopProducts
  /** The filters of the URL. */
  filters: ShopFilters
  /** The list starts at a cursor, from a link to a next page. */
  isContinued: boolean
  isBesidePanel: boolean
  /** Filter and sort controls. */
  children: ReactNode
}

/** Cards above the fold. */
const FIRST_IN_SIGHT = 2

function ResultLine({ list, filters }: Pick<Props, 'list' | 'filters'>) {
  const { isLoading, isStale, error, total } = list
  // The count belongs to the last completed search, not to the pending one.
  const searched = useFrozenValue(filters.search, isStale)
  const words = isLoading ? 'Chargement des produits AMIC...' : `${shopCount(total)} produit(s) trouvé(s)`
  return (
    <div className="flex min-h-6 min-w-0 grow items-center justify-between gap-x-2 sm:gap-x-4">
      <p
        role="status"
        className="nums min-w-0 font-semibold max-sm:text-[0.8125rem] max-sm:leading-tight lg:text-lg"
      >
        {!error && words}
        {!error && !isLoading && searched && (
          <span className="font-normal text-ink-soft"> pour «&nbsp;{searched}&nbsp;»</span>
        )}
      </p>
      <ClearFilters filters={filters} />
    </div>
  )
}

function NothingFound({ filters }: Pick<Props, 'filters'>) {
  const isNarrow = isNarrowed(filters)
  return (
    <>
      <EmptyState
        icon={ShoppingBasket}
        title="Aucun produit trouvé"
        isBand
        actions={
          isNarrow ? (
            <LinkButton href={paths.shop()} isExact keepScroll>
              Voir tous les produits
            </LinkButton>
          ) : (
            <LinkButton href={paths.contact()}>Nous écrire</LinkButton>
          )
        }
      >
        {isNarrow
          ? 'Essayez de modifier vos critères\u00a0: un autre mot, une autre catégorie ou région.'
          : 'Rien n’est en vente pour le moment. Revenez bientôt\u00a0!'}
      </EmptyState>
      <FeaturedProducts />
    </>
  )
}

function LoadFailure({ list }: Pick<Props, 'list'>) {
  return (
    <div role="alert">
      <EmptyState
        icon={WifiOff}
        title="Les produits n’ont pas pu être chargés"
        isBand
        actions={<Button onClick={list.retry}>Réessayer</Button>}
      >
        {sentenceOf(list.error, 'Vérifiez votre connexion, puis réessayez.')}
      </EmptyState>
    </div>
  )
}

function Products({ list, filters, isBesidePanel }: Omit<Props, 'children'>) {
  const { products, isLoading, isStale, error } = list
  if (error && (isStale || products.length === 0)) return <LoadFailure list={list} />
  if (isLoading) return <ProductGridSkeleton isBesidePanel={isBesidePanel} />
  if (products.length === 0) return <NothingFound filters={filters} />
  return (
    <div aria-busy={isStale} className={cx('transition-opacity duration-150', isStale && 'opacity-60')}>
      <ProductCards
        products={products}
        headingLevel={2}
        urgent={FIRST_IN_SIGHT}
        isBesidePanel={isBesidePanel}
      />
      {error ? (
        <LoadFailure list={list} />
      ) : (
        <LoadMore list={list} hrefFrom={cursor => paths.shop({ ...filters, cursor })} />
      )}
    </div>
  )
}

/** The number of results, and the products. */
export function ShopResults(props: Props) {
  const { filters, isContinued, children } = props
  return (
    <section aria-label="Produits" className="min-w-0 grow">
      <div className="list-bar">
        {children}
        <ResultLine {...props} />
      </div>
      <p className="mb-2 flex flex-wrap gap-2 empty:hidden max-sm:mt-2">
        <ChosenFilters filters={filters} />
      </p>
      {isContinued && (
        <p className="mb-3">
          <LinkButton href={paths.shop(filters)} variant="quiet" isExact>
            Revenir au début de la liste
          </LinkButton>
        </p>
      )}
      <div className="mt-1 sm:mt-2">
        <Products {...props} />
      </div>
    </section>
  )
}
