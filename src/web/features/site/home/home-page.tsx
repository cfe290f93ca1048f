import { useQuery } from '@tanstack/react-query'
import { paths } from '#contract/paths.ts'
import { apiQuery, useApi } from '#web/api/api-query.ts'
import { useMaybeSignedIn } from '#web/features/accounts/use-maybe-signed-in.ts'
import { CategoryCards } from '#web/features/catalogue/categories/category-cards.tsx'
import { FeaturedProducts } from '#web/features/catalogue/featured/featured-products.tsx'
import { Introduction } from '#web/features/pages/texts/introduction.tsx'
import { HomeActivities } from '#web/features/site/home/home-activities.tsx'
import { HomeBenefits } from '#web/features/site/home/home-benefits.tsx'
import { HomeFigures } from '#web/features/site/home/home-figures.tsx'
import { HomeHero } from '#web/features/site/home/home-hero.tsx'
import { HomeProducers } from '#web/features/site/home/home-producers.tsx'
import { HomeServices } from '#web/features/site/home/home-services.tsx'
import { LinkButton } from '#web/ui/button.tsx'

function Categories() {
  const { data: counts } = useQuery(apiQuery(useApi(), 'getCategoryCounts'))
  return (
    <section aria-labelledby="rayons">
      <h2 id="rayons" className="mb-4 text-3xl max-sm:sr-only">
        Que cherchez-vous&nbsp;?
      </h2>
      <CategoryCards counts={counts} hrefOf={paths.category} />
    </section>
  )
}

function LastWord() {
  const isCustomer = useMaybeSignedIn('customer')
  return (
    <section className="container-page flex flex-col items-center gap-4 py-10 text-center sm:py-14">
      <h2 className="text-2xl sm:text-4xl">Que met-on au menu aujourd’hui&nbsp;?</h2>
      <p className="max-w-xl text-ink-soft sm:text-lg">
        Choisissez, commandez en deux minutes&nbsp;: le producteur prépare votre panier.
      </p>
      <div className="flex flex-wrap justify-center gap-3 max-sm:flex-col max-sm:self-stretch">
        <LinkButton href={paths.shop()} size="large">
          Faire mon marché
        </LinkButton>
        <LinkButton href={isCustomer ? paths.orders() : paths.register()} size="large" variant="secondary">
          {isCustomer ? 'Voir mes commandes' : 'Créer mon compte'}
        </LinkButton>
      </div>
    </section>
  )
}

/** The home page. */
export function HomePage() {
  return (
    <>
      <HomeHero />
      <div className="container-page grid gap-2 pt-3 sm:gap-16 sm:pt-12 lg:gap-12 lg:pt-8">
        <Categories />
        <FeaturedProducts />
      </div>
      <Introduction slug="home" className="container-page -mb-4 pt-10 sm:pt-16" />
      <div className="container-page grid gap-10 py-8 sm:gap-20 sm:py-14">
        <HomeBenefits />
        <HomeServices />
        <HomeFigures />
        <HomeActivities />
      </div>
      <HomeProducers />
      <LastWord />
    </>
  )
}
