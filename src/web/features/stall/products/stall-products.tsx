import { useQuery } from '@tanstack/react-query'
import { FileSpreadsheet, Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { counted } from '#contract/french/counted.ts'
import { paths } from '#contract/paths.ts'
import type { VendorProduct } from '#contract/stall/schemas.ts'
import { apiQuery, useApi } from '#web/api/api-query.ts'
import { ProductPreview } from '#web/features/stall/form/product-preview.tsx'
import { useFormAddress } from '#web/features/stall/form/use-form-address.ts'
import { StallFilters } from '#web/features/stall/products/stall-filters.tsx'
import { StallProductRow } from '#web/features/stall/products/stall-product-row.tsx'
import { useDuplicate } from '#web/features/stall/products/use-duplicate.ts'
import { useStallProducts } from '#web/features/stall/stall-queries.ts'
import { isNarrowed, NEW_PRODUCT, type ProductFilters } from '#web/features/stall/vendor-area.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LazyDialog } from '#web/ui/on-demand/lazy-dialog.tsx'
import { RowsSkeleton } from '#web/ui/on-demand/records-skeleton.tsx'
import { ListChecks, PackageOpen, SearchX } from '#web/ui/signed-in/icons.ts'
import { useSavedListLocation } from '#web/ui/signed-in/list-location.ts'
import { Loaded } from '#web/ui/signed-in/loaded.tsx'
import { MoreButton } from '#web/ui/signed-in/more-button.tsx'
import { Loading } from '#web/ui/skeleton.tsx'

const loadProductSheet = () => import('#web/features/stall/form/product-sheet.tsx')
const loadCsvDialog = () => import('#web/features/stall/csv/csv-dialog.tsx')

/** Class of secondary actions. */
const besideClass =
  'sm:min-h-13 sm:max-lg:px-4 xl:min-h-12 xl:px-4 max-sm:min-h-12 max-sm:grow max-sm:px-2 max-sm:text-sm max-[22rem]:px-1.5 max-[22rem]:text-[0.8125rem]'

/** From this many products a search is shown. */
const FEW = 12

type Props = { vendorId: string; view: ProductFilters & { produit?: string | undefined } }

/** The vendor's product list. */
export function StallProducts({ vendorId, view }: Props) {
  const { produit, ...filters } = view
  useSavedListLocation(paths.vendor(), paths.vendor(filters))
  const { data: stats, isPending } = useQuery(apiQuery(useApi(), 'getVendorStats'))
  const count = stats?.totalProducts ?? 0
  const form = useFormAddress(filters)
  const [copyId, setCopyId] = useState<string>()
  const [isCsvOpen, setCsvOpen] = useState(false)
  const closeCsv = () => setCsvOpen(false)
  const openCopy = ({ id }: VendorProduct) => {
    setCopyId(id)
    form.open(id)
  }
  return (
    <>
      <h2 className="sr-only">Mes Produits</h2>
      <ProductList
        filters={filters}
        actions={
          <StallActions
            hasStocks={isPending || count > 1}
            add={() => form.open(NEW_PRODUCT)}
            openCsv={() => setCsvOpen(true)}
          />
        }
        hasFilters={isPending ? undefined : count > FEW}
        openForm={form.open}
        openCopy={openCopy}
      />
      <LazyDialog
        name="product-sheet"
        load={loadProductSheet}
        isOpen={produit !== undefined}
        title={produit === NEW_PRODUCT ? 'Ajouter un produit' : 'Modifier le produit'}
        onClose={form.close}
      >
        {({ ProductSheet }) =>
          produit && (
            <ProductSheet
              key={produit}
              vendorId={vendorId}
              productId={produit}
              isCopy={produit === copyId}
              onClose={form.close}
            />
          )
        }
      </LazyDialog>
      <LazyDialog
        name="csv-dialog"
        load={loadCsvDialog}
        isOpen={isCsvOpen}
        title="Fichier Excel (CSV)"
        onClose={closeCsv}
      >
        {({ CsvDialog }) => <CsvDialog onClose={closeCsv} />}
      </LazyDialog>
    </>
  )
}

/** The same until it is known who looks. */
export const StallProductsSkeleton = ({ filters }: { filters: ProductFilters }) => (
  <>
    <div className={toolsClass}>
      <StallActions hasStocks />
      {isNarrowed(filters) && (
        <div inert className="grow opacity-50">
          <StallFilters filters={filters} />
        </div>
      )}
    </div>
    <ListShape />
  </>
)

const ListShape = () => (
  <Loading words="Chargement de vos produits…">
    <RowsSkeleton height="h-40 lg:h-23" />
  </Loading>
)

type ActionsProps = {
  /** Whether there are several stocks. */
  hasStocks: boolean
  /** Undefined until it is known who looks. */
  add?: () => void
  openCsv?: () => void
}

/** Actions and filters: one row on a desktop. */
const toolsClass = 'xl:flex xl:gap-3'

const StallActions = ({ hasStocks, add, openCsv }: ActionsProps) => (
  <div className="mb-3 flex flex-wrap gap-1.5 sm:gap-2 xl:shrink-0">
    <Button
      disabled={!add}
      onClick={add}
      size="large"
      className="max-sm:min-h-12 max-sm:grow max-sm:px-2 max-sm:text-[0.9375rem] max-[22rem]:px-1.5 max-[22rem]:text-[0.8125rem] xl:px-4 xl:text-base"
    >
      <Plus aria-hidden className="size-5 max-sm:hidden" />
      Ajouter un produit
    </Button>
    {hasStocks && (
      <LinkButton href={paths.vendorStocks()} variant="secondary" className={besideClass}>
        <ListChecks aria-hidden className="size-5 max-sm:hidden" />
        <span className="max-sm:hidden xl:hidden">Tous les stocks</span>
        <span className="sm:max-xl:hidden">Stocks</span>
      </LinkButton>
    )}
    <Button disabled={!openCsv} variant="secondary" onClick={openCsv} className={besideClass}>
      <FileSpreadsheet aria-hidden className="size-5 max-sm:hidden" />
      <span className="max-sm:hidden xl:hidden">Fichier Excel (CSV)</span>
      <span className="sm:max-xl:hidden">Excel</span>
    </Button>
  </div>
)

type ListProps = {
  filters: ProductFilters
  actions: ReactNode
  /** Whether there are enough products for filters; undefined until loaded. */
  hasFilters: boolean | undefined
  openForm: (id: string) => void
  openCopy: (copy: VendorProduct) => void
}

function ProductList({ filters, actions, hasFilters, openForm, openCopy }: ListProps) {
  const isSearch = isNarrowed(filters)
  const pages = useStallProducts(filters)
  const isKnown = hasFilters !== undefined && (pages.data !== undefined || pages.error !== null)
  const { duplicate, pendingId } = useDuplicate(openCopy)
  const [previewed, setPreviewed] = useState<VendorProduct>()
  return (
    <>
      <div className={toolsClass}>
        {actions}
        {/* Shown together with the list, which they would otherwise push down. */}
        {(isSearch || (isKnown && hasFilters)) && <StallFilters filters={filters} />}
      </div>
      <Loaded
        query={{ ...pages, data: isKnown ? pages.data : undefined }}
        waiting={<ListShape />}
        failed="Vos produits n’ont pas pu être affichés"
        empty={isSearch ? <NothingFound /> : <NothingYet add={() => openForm(NEW_PRODUCT)} />}
      >
        {shown => (
          <>
            <p role="status" className="mb-2 text-sm text-ink-soft">
              {counted(pages.total, 'produit')}
              <WithoutPhoto products={shown} />
            </p>
            <Card as="ul" isPadded={false} className="-mx-4 max-sm:rounded-none sm:mx-0">
              {shown.map(product => (
                <li key={product.id} className="border-b border-line last:border-0">
                  <StallProductRow
                    product={product}
                    onEdit={() => openForm(product.id)}
                    onPreview={() => setPreviewed(product)}
                    onDuplicate={() => void duplicate(product)}
                    isDuplicating={pendingId === product.id}
                  />
                </li>
              ))}
            </Card>
            <MoreButton pages={pages} />
          </>
        )}
      </Loaded>
      {previewed && (
        <ProductPreview
          product={previewed}
          onEdit={() => {
            setPreviewed(undefined)
            openForm(previewed.id)
          }}
          onClose={() => setPreviewed(undefined)}
        />
      )}
    </>
  )
}

/** One notice for all illustrations, which stand where a photo is missing: most stalls begin with them. */
function WithoutPhoto({ products }: { products: readonly VendorProduct[] }) {
  const count = products.filter(({ pictures }) => pictures[0]?.isIllustration).length
  return count > 0 && ` · ${counted(count, 'affiché', 'affichés')} sans photo`
}

function NothingFound() {
  return (
    <EmptyState
      icon={SearchX}
      title="Aucun produit trouvé"
      headingLevel={3}
      actions={
        <LinkButton href={paths.vendor()} keepScroll replace>
          Voir tous mes produits
        </LinkButton>
      }
    >
      Essayez un autre mot, ou un autre statut.
    </EmptyState>
  )
}

function NothingYet({ add }: { add: () => void }) {
  return (
    <EmptyState
      icon={PackageOpen}
      title="Aucun produit sur votre étal"
      headingLevel={3}
      actions={
        // On phones the same button stands just above.
        <Button className="max-sm:hidden" onClick={add}>
          Ajouter mon premier produit
        </Button>
      }
    >
      Prenez une photo, donnez un nom et un prix&nbsp;: l’administration valide votre produit, puis il est en
      vente.
    </EmptyState>
  )
}
