import type { FormEvent, ReactNode } from 'react'
import type { VendorAccount } from '#contract/accounts/schemas.ts'
import { counted, oneOrMany } from '#contract/french/counted.ts'
import { paths } from '#contract/paths.ts'
import type { VendorProduct } from '#contract/stall/schemas.ts'
import { VendorGate } from '#web/features/accounts/sign-in/vendor-gate.tsx'
import { useSendQueue } from '#web/features/orders/vendor/use-action-queue.ts'
import { StockRow, stockFieldId } from '#web/features/stall/stocks/stock-row.tsx'
import { type Stocks, useAllProducts, useStocks } from '#web/features/stall/stocks/use-stocks.ts'
import { NEW_PRODUCT } from '#web/features/stall/vendor-area.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { BackLink } from '#web/ui/signed-in/back-link.tsx'
import { FilterTabs } from '#web/ui/signed-in/filter-tabs.tsx'
import { PackageOpen } from '#web/ui/signed-in/icons.ts'
import { Loaded } from '#web/ui/signed-in/loaded.tsx'
import { SiteLink } from '#web/ui/site-link.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'

type View = {
  /** Whether only low and empty stocks are shown. */
  isLowOnly: boolean
}

/** Editor of the stock of all products, saved together. */
export function StocksPage({ isLowOnly }: View) {
  return (
    <VendorGate
      waiting={
        <Frame>
          <LoadingState />
        </Frame>
      }
    >
      {vendor => <StocksSpace vendor={vendor} isLowOnly={isLowOnly} />}
    </VendorGate>
  )
}

const Frame = ({ children }: { children: ReactNode }) => (
  <div className="container-page py-3 sm:py-8">
    <BackLink href={paths.vendor()} isToList>
      Mes produits
    </BackLink>
    <h1 className="mb-2 text-2xl sm:text-3xl">Tous les stocks</h1>
    {children}
  </div>
)

function StocksSpace({ vendor, isLowOnly }: View & { vendor: VendorAccount }) {
  useSendQueue(vendor.id)
  const query = useAllProducts()
  return (
    <Frame>
      <Loaded
        query={query}
        waiting={<LoadingState />}
        failed="Vos stocks n’ont pas pu être affichés"
        empty={
          <EmptyState
            icon={PackageOpen}
            title="Aucun produit sur votre étal"
            actions={
              <LinkButton href={paths.vendor({ produit: NEW_PRODUCT })}>
                Ajouter mon premier produit
              </LinkButton>
            }
          >
            Ajoutez un produit&nbsp;: son stock se changera ici.
          </EmptyState>
        }
      >
        {products => <StocksForm vendorId={vendor.id} products={products} isLowOnly={isLowOnly} />}
      </Loaded>
    </Frame>
  )
}

const rowsClass = 'grid grid-cols-[minmax(0,1fr)] gap-2 md:grid-cols-2 xl:grid-cols-3'

/** Skeleton of the tabs, the note and the rows. */
const LoadingState = () => (
  <Loading words="Chargement de vos stocks…">
    <span className="mb-2 flex gap-2 py-1">
      <Skeleton className="h-11 w-28 rounded-full" />
      <Skeleton className="h-11 w-36 rounded-full" />
    </span>
    <span className="mb-3 block">
      <Skeleton className="h-10 w-full max-w-xl sm:h-5" />
    </span>
    <span className={rowsClass}>
      {Array.from({ length: 12 }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical rows.
        <Skeleton key={place} className="h-16 rounded-card" />
      ))}
    </span>
  </Loading>
)

type FormProps = View & { vendorId: string; products: readonly VendorProduct[] }

function StocksForm({ vendorId, products, isLowOnly }: FormProps) {
  // Any change resubmits a rejected product: its stock is part of the correction.
  const listed = products.filter(({ status }) => status !== 'rejected')
  const low = listed.filter(({ isLowStock }) => isLowStock)
  const shown = isLowOnly ? low : listed
  const stocks = useStocks(vendorId, listed, id => document.getElementById(stockFieldId(id))?.focus())
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    stocks.save()
  }
  return (
    <>
      <FilterTabs
        label="Filtrer les stocks"
        className="mb-2"
        tabs={[
          { href: paths.vendorStocks(), label: `Tous (${listed.length})`, isSelected: !isLowOnly },
          {
            href: paths.vendorStocks({ stock: 'low' }),
            label: `Stock bas (${low.length})`,
            isSelected: isLowOnly,
          },
        ]}
      />
      <form onSubmit={save}>
        <p role="status" className="mb-3 text-sm text-ink-soft">
          {shown.length === 0
            ? 'Aucun stock bas\u00a0: tout est bien fourni.'
            : `${counted(shown.length, 'produit')}. Écrivez ce qui reste, puis enregistrez en une fois.`}
        </p>
        <ul className={rowsClass}>
          {shown.map(product => (
            <StockRow key={product.id} product={product} stocks={stocks} />
          ))}
        </ul>
        {!isLowOnly && <Rejected count={products.length - listed.length} />}
        <SaveBar stocks={stocks} />
      </form>
    </>
  )
}

function Rejected({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <div className="mt-4">
      <p>
        {counted(
          count,
          'produit rejeté n’est pas dans cette liste.',
          'produits rejetés ne sont pas dans cette liste.',
        )}
      </p>
      <SiteLink
        href={paths.vendor({ status: 'rejected' })}
        className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
      >
        {oneOrMany(count, 'Corriger le produit rejeté', 'Corriger les produits rejetés')}
      </SiteLink>
    </div>
  )
}

function SaveBar({ stocks: { count, problem, isPending, giveUp } }: { stocks: Stocks }) {
  return (
    <>
      <p role="alert" className="font-semibold text-danger">
        {problem && <span className="mt-4 block">{problem}</span>}
      </p>
      <div className="act-bar sticky bottom-(--navigation-bar,0px) z-20 -mx-4 mt-4 border-t border-line bg-white px-4 py-2 shadow-lift sm:-mx-6 sm:px-6 lg:bottom-4 lg:mx-0 lg:rounded-card lg:py-3 lg:ring-1 lg:ring-line">
        <div className="flex flex-wrap items-center justify-end gap-x-2">
          <p role="status" className="min-w-16 grow basis-0 leading-tight font-semibold max-sm:text-sm">
            {count > 0 ? counted(count, 'stock changé', 'stocks changés') : 'Aucun changement'}
          </p>
          {count > 0 && (
            <Button variant="quiet" size="small" onClick={giveUp} className="max-sm:px-2">
              Abandonner
            </Button>
          )}
          <Button
            type="submit"
            disabled={count === 0}
            pendingWord={isPending && 'Enregistrement…'}
            className="min-h-12 max-sm:px-3"
          >
            Enregistrer
          </Button>
        </div>
      </div>
    </>
  )
}
