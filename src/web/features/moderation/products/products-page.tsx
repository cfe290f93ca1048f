import { PackageSearch } from 'lucide-react'
import {
  categories,
  categoryShortLabels,
  productStatuses,
  productStatusLabels,
} from '#contract/catalogue/facts.ts'
import type { AdminProductFilters } from '#contract/filters.ts'
import type { AdminProduct } from '#contract/moderation/products.schemas.ts'
import { paths } from '#contract/paths.ts'
import { useStaffQuery } from '#web/features/accounts/staff-query.ts'
import { useProductActions } from '#web/features/moderation/decision/use-product-actions.ts'
import { ProductBulk } from '#web/features/moderation/products/product-bulk.tsx'
import { productColumns, productHeadOf } from '#web/features/moderation/products/product-columns.tsx'
import { ProductDetails } from '#web/features/moderation/products/product-details.tsx'
import { ProductRowActions } from '#web/features/moderation/products/product-row-actions.tsx'
import { parseProductSearch } from '#web/features/moderation/products/product-search.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyRecords } from '#web/ui/on-demand/empty-records.tsx'
import { Records } from '#web/ui/on-demand/records.tsx'
import { RecordsSkeleton } from '#web/ui/on-demand/records-skeleton.tsx'
import { SearchBar } from '#web/ui/on-demand/search-bar.tsx'
import {
  type ListOf,
  type PageRequest,
  SelectAll,
  SelectRow,
} from '#web/ui/on-demand/selection/select-boxes.tsx'
import { useSelection } from '#web/ui/on-demand/selection/use-selection.ts'
import { countWords } from '#web/ui/signed-in/count-words.ts'
import { ListChecks } from '#web/ui/signed-in/icons.ts'
import { Loaded } from '#web/ui/signed-in/loaded.tsx'
import { PageLinks } from '#web/ui/signed-in/page-links.tsx'

const statusOptions = productStatuses.map(status => [status, productStatusLabels[status]] as const)
const categoryOptions = categories.map(category => [category, categoryShortLabels[category]] as const)

const isFiltered = ({ search, status, category }: AdminProductFilters): boolean =>
  Boolean(search || status || category)

/** All products, whatever their status. */
export function ProductsPage({ filters }: { filters: AdminProductFilters }) {
  const { data: stats } = useStaffQuery('getAdminStats')
  const waiting = stats?.pendingProducts ?? 0
  return (
    <>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl sm:text-3xl">Produits</h1>
        {waiting > 0 && (
          <LinkButton
            href={paths.adminProductQueue()}
            variant="accent"
            className="max-sm:px-4 max-sm:text-sm"
          >
            <ListChecks aria-hidden className="size-5 max-sm:hidden" />
            Valider un par un ({waiting})
          </LinkButton>
        )}
      </div>
      <SearchBar
        label="Filtrer les produits"
        searchLabel="Recherche"
        placeholder="Produit, vendeur"
        search={filters.search}
        filters={[
          { name: 'status', label: 'Statut', all: 'Tous', value: filters.status, options: statusOptions },
          {
            name: 'category',
            label: 'Catégorie',
            all: 'Toutes',
            value: filters.category,
            options: categoryOptions,
          },
        ]}
        hrefOf={fields => paths.adminProducts(parseProductSearch({ ...fields, limit: filters.limit }))}
        resetHref={paths.adminProducts()}
      />
      <ProductList filters={filters} />
    </>
  )
}

function ProductList({ filters }: { filters: AdminProductFilters }) {
  const query = useStaffQuery('listAdminProducts', { query: filters })
  return (
    <Loaded
      query={query}
      waiting={<RecordsSkeleton words="Chargement des produits…" folded="h-26" />}
      failed="Les produits n’ont pas pu être affichés"
      empty={
        <EmptyRecords
          icon={PackageSearch}
          title="Aucun produit trouvé"
          isNarrowed={isFiltered(filters)}
          hint="Essayez d’autres mots, un autre statut ou une autre catégorie."
          nothing="Les produits des vendeurs apparaîtront ici."
          href={paths.adminProducts()}
          whole="Voir tous les produits"
        />
      }
    >
      {list => <ProductRecords list={list} filters={filters} />}
    </Loaded>
  )
}

type RecordsProps = { list: ListOf<AdminProduct>; filters: AdminProductFilters }

/** One page of products, with row and bulk actions. */
function ProductRecords({ list, filters }: RecordsProps) {
  const actions = useProductActions()
  const selection = useSelection(list.items, ({ id }) => id)
  const hrefOf = (place: PageRequest) => paths.adminProducts({ ...filters, ...place })
  return (
    <>
      <SelectAll selection={selection} list={list} hrefOf={hrefOf}>
        {countWords(list.total, 'produit', 'produits')}
      </SelectAll>
      <Records
        caption="Produits"
        rows={list.items}
        keyOf={({ id }) => id}
        columns={productColumns}
        head={productHeadOf}
        box={product => <SelectRow selection={selection} row={product} name={product.name} />}
        details={{ of: product => <ProductDetails product={product} />, nameOf: ({ name }) => name }}
        action={{
          of: product => <ProductRowActions product={product} actions={actions} />,
          next: product =>
            product.status === 'pending' && (
              <ProductRowActions product={product} actions={actions} isClosed />
            ),
        }}
      />
      <PageLinks list={list} hrefOf={page => hrefOf({ page })} />
      <ProductBulk selection={selection} />
    </>
  )
}
