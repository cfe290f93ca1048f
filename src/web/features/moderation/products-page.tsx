import { useNavigate } from '@tanstack/react-router'
import { ListChecks, PackageSearch } from 'lucide-react'
import {
  categories,
  categoryShortLabels,
  productStatuses,
  productStatusLabels,
} from '#contract/catalogue/facts.ts'
import { useAdminQuery } from '#web/features/accounts/use-admin-query.ts'
import { CardsSkeleton } from '#web/features/moderation/cards-skeleton.tsx'
import { ListFilters } from '#web/features/moderation/list-filters.tsx'
import { ModeratedProductCard } from '#web/features/moderation/moderated-product-card.tsx'
import { type ProductFilters, parseProductSearch } from '#web/features/moderation/product-search.ts'
import { useProductActs } from '#web/features/moderation/use-product-acts.ts'
import { paths } from '#web/paths.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { PageLinks } from '#web/ui/page-links.tsx'

const statusOptions = productStatuses.map(status => [status, productStatusLabels[status]] as const)
const categoryOptions = categories.map(category => [category, categoryShortLabels[category]] as const)

const isFiltered = ({ search, status, category }: ProductFilters): boolean =>
  Boolean(search || status || category)

/** All products, whatever their status. */
export function ProductsPage({ filters }: { filters: ProductFilters }) {
  const navigate = useNavigate()
  const { data: stats } = useAdminQuery('getAdminStats')
  const waiting = stats?.pendingProducts ?? 0
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-3xl">Produits</h1>
        {waiting > 0 && (
          <LinkButton href={paths.adminProductQueue()} variant="accent">
            <ListChecks aria-hidden className="size-5" />
            Valider à la suite ({waiting})
          </LinkButton>
        )}
      </div>
      <ListFilters
        label="Filtrer les produits"
        searchLabel="Recherche"
        placeholder="Produit ou vendeur"
        search={filters.search}
        selects={[
          { name: 'status', label: 'Statut', all: 'Tous', value: filters.status, options: statusOptions },
          {
            name: 'category',
            label: 'Catégorie',
            all: 'Toutes',
            value: filters.category,
            options: categoryOptions,
          },
        ]}
        apply={fields =>
          void navigate({ to: '/admin/products', search: parseProductSearch(fields), resetScroll: false })
        }
        resetHref={isFiltered(filters) ? paths.adminProducts() : undefined}
      />
      <ProductList filters={filters} />
    </>
  )
}

function ProductList({ filters }: { filters: ProductFilters }) {
  const { data, error, isFetching, refetch } = useAdminQuery('listAdminProducts', { query: filters })
  const acts = useProductActs()
  if (!data) {
    if (!error) return <CardsSkeleton words="Chargement des produits…" />
    const title = 'Les produits n’ont pas pu être affichés'
    return <LoadFailure title={title} error={error} retry={() => void refetch()} isRetrying={isFetching} />
  }
  const { items, total, page, limit } = data
  if (total === 0) {
    return (
      <EmptyState icon={PackageSearch} title="Aucun produit trouvé">
        {isFiltered(filters)
          ? 'Essayez d’autres mots, un autre statut ou une autre catégorie.'
          : 'Les produits des vendeurs apparaîtront ici.'}
      </EmptyState>
    )
  }
  return (
    <>
      <p role="status" className="mb-3 text-ink-soft">
        {total === 1 ? '1 produit' : `${total} produits`}
      </p>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2 xl:grid-cols-3">
        {items.map(product => (
          <li key={product.id}>
            <ModeratedProductCard product={product} acts={acts} />
          </li>
        ))}
      </ul>
      <PageLinks
        page={page}
        limit={limit}
        total={total}
        hrefOf={number => paths.adminProducts({ ...filters, page: number })}
      />
    </>
  )
}
