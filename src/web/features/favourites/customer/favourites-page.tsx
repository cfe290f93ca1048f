import { useQuery } from '@tanstack/react-query'
import { Heart } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Product } from '#contract/catalogue/schemas.ts'
import type { FavouriteProducer } from '#contract/favourites/schemas.ts'
import { paths } from '#contract/paths.ts'
import { apiQuery, useApi } from '#web/api/api-query.ts'
import { REFETCH_ON_MOUNT } from '#web/features/accounts/refetch-on-mount.ts'
import { useCustomer } from '#web/features/accounts/session.ts'
import { LoginRequired } from '#web/features/accounts/sign-in/login-required.tsx'
import { useCustomerAccessDenied } from '#web/features/accounts/use-customer-access-denied.ts'
import { Face } from '#web/features/catalogue/cards/face.tsx'
import { ProductCards } from '#web/features/catalogue/cards/product-cards.tsx'
import { ProductGridSkeleton } from '#web/features/catalogue/cards/product-grid.tsx'
import { StockLine } from '#web/features/catalogue/cards/stock-line.tsx'
import { FeaturedProducts } from '#web/features/catalogue/featured/featured-products.tsx'
import { HeartButton } from '#web/features/favourites/customer/heart-button.tsx'
import { useUndoRemove } from '#web/features/favourites/customer/use-undo-remove.ts'
import { OnMarkRemoved } from '#web/features/favourites/hearts/mark.ts'
import StockAlert from '#web/features/favourites/stock-alert.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useFocusOnChange } from '#web/ui/forms/use-focus-on-change.ts'
import { NeedsJavaScript } from '#web/ui/needs-javascript.tsx'
import { Price } from '#web/ui/price.tsx'
import { ResponsivePicture } from '#web/ui/responsive-picture.tsx'
import { BackLink } from '#web/ui/signed-in/back-link.tsx'
import { Loaded } from '#web/ui/signed-in/loaded.tsx'
import { SiteLink } from '#web/ui/site-link.tsx'

/** The customer's favourites and stock alerts. */
export function FavouritesPage() {
  const customer = useCustomer(REFETCH_ON_MOUNT)
  if (customer.status === 'signed-out' || customer.status === 'failed') {
    return <SignedOut />
  }
  return (
    <div className="container-page py-6 sm:py-8">
      <BackLink href={paths.dashboard()}>Mon tableau de bord</BackLink>
      <h1 className="mt-2 mb-6 text-3xl">Mes favoris</h1>
      {customer.status === 'signed-in' ? (
        <Favourites />
      ) : (
        <>
          <NeedsJavaScript words="Vos favoris ont besoin de JavaScript, que votre navigateur n’exécute pas." />
          <div className="noscript:hidden">
            <ProductGridSkeleton />
          </div>
        </>
      )}
    </div>
  )
}

/** For anonymous visitors: explanation, login and suggestions. */
function SignedOut() {
  return (
    <>
      <LoginRequired next={paths.favourites()} icon={Heart} title="Mes favoris">
        Touchez le cœur d’un produit ou d’un producteur&nbsp;: connectez-vous, et vous le retrouvez ici, sur
        tous vos appareils. Un produit épuisé&nbsp;? Nous vous prévenons quand il revient.
      </LoginRequired>
      <div className="container-page">
        <FeaturedProducts />
      </div>
    </>
  )
}

function Favourites() {
  const query = useQuery({ ...apiQuery(useApi(), 'listFavourites'), refetchOnMount: 'always' })
  const isAccessDenied = useCustomerAccessDenied(query.error)
  const offerBack = useUndoRemove()
  const kinds = query.data && [query.data.products, query.data.producers, query.data.awaited]
  // Removing a favourite removes its card with the focused button.
  const all = useFocusOnChange(kinds && String(kinds.flat().length))
  return (
    <div ref={all} tabIndex={-1} className="outline-none">
      <Loaded
        query={query}
        hidesFailure={isAccessDenied}
        waiting={<ProductGridSkeleton />}
        failed="Vos favoris n’ont pas pu être affichés"
      >
        {favourites => (
          <OnMarkRemoved value={offerBack}>
            <KnownFavourites {...favourites} />
          </OnMarkRemoved>
        )}
      </Loaded>
    </div>
  )
}

type Known = {
  products: readonly Product[]
  producers: readonly FavouriteProducer[]
  awaited: readonly Product[]
}

/** Fewer products look empty. */
const ROW_LENGTH = 4

function KnownFavourites({ products, producers, awaited }: Known) {
  if (products.length + producers.length + awaited.length === 0) return <NothingYet />
  return (
    <div className="grid gap-10">
      {products.length > 0 && (
        <Section title="Produits">
          <ProductCards products={products} />
        </Section>
      )}
      {producers.length > 0 && <Producers producers={producers} />}
      {awaited.length > 0 && <Awaited products={awaited} />}
      {products.length < ROW_LENGTH && <NewProducts without={[...products, ...awaited]} />}
    </div>
  )
}

/** Enough products to fill a row after leaving out favourites. */
const MAX_REQUESTED = 24

/** A row of products that are not favourites yet. */
function NewProducts({ without }: { without: readonly Product[] }) {
  const query = { limit: Math.min(ROW_LENGTH + without.length, MAX_REQUESTED) }
  const { data } = useQuery(apiQuery(useApi(), 'listProducts', { query }))
  return <FeaturedProducts without={without} others={data?.items ?? []} />
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-4 text-2xl">{title}</h2>
      {children}
    </section>
  )
}

const linkClass = 'text-link wrap-anywhere'

function Producers({ producers }: { producers: readonly FavouriteProducer[] }) {
  return (
    <Section title="Producteurs">
      <ul className="grid gap-3 sm:grid-cols-2">
        {producers.map(producer => (
          <Card as="li" key={producer.id} className="flex items-start gap-4 *:first:size-14">
            <Face vendor={producer} />
            <div className="min-w-0 grow">
              <SiteLink href={paths.producer(producer.id)} className={linkClass}>
                {producer.businessName}
              </SiteLink>
              <p className="text-ink-soft">{producer.region ?? 'Région non spécifiée'}</p>
            </div>
            <HeartButton
              kind="producers"
              id={producer.id}
              name={producer.businessName}
              className="shrink-0"
            />
          </Card>
        ))}
      </ul>
    </Section>
  )
}

function Awaited({ products }: { products: readonly Product[] }) {
  return (
    <Section title="Produits attendus">
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {products.map(({ id, name, price, unit, stock, vendor, pictures: [picture] }) => (
          <Card as="li" key={id} className="grid grid-cols-[4rem_minmax(0,1fr)] content-start gap-x-4">
            <ResponsivePicture
              picture={picture}
              alt=""
              sizes="4rem"
              missing=""
              isSquare
              className="rounded-xl"
            />
            <div>
              <SiteLink href={paths.product(id)} className={linkClass}>
                {name}
              </SiteLink>
              <p className="text-ink-soft">Vendu par {vendor.businessName}</p>
              <div className="flex flex-wrap items-baseline gap-x-3">
                <Price amount={price} unit={unit} size="small" />
                <StockLine stock={stock} unit={unit} className="text-sm" />
              </div>
            </div>
            <div className="col-start-2 mt-1 flex flex-wrap gap-x-2 *:grow-0! *:px-0!">
              <StockAlert productId={id} name={name} />
            </div>
          </Card>
        ))}
      </ul>
    </Section>
  )
}

function NothingYet() {
  return (
    <>
      <EmptyState
        icon={Heart}
        title="Aucun favori"
        isBand
        actions={<LinkButton href={paths.shop()}>Voir la boutique</LinkButton>}
      >
        Touchez le cœur d’un produit ou d’un producteur pour le retrouver ici.
      </EmptyState>
      <FeaturedProducts />
    </>
  )
}
