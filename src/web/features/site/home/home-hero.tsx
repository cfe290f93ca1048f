import { paths } from '#contract/paths.ts'
import heroSmall from '#web/assets/hero-640.webp?url'
import heroLarge from '#web/assets/hero-1280.webp?url'
import { LinkButton } from '#web/ui/button.tsx'
import { Search } from '#web/ui/icons.ts'

function HomeSearch() {
  return (
    <search>
      <form action={paths.shop()} method="get" className="relative">
        <input
          type="search"
          name="search"
          maxLength={100}
          enterKeyHint="search"
          autoComplete="off"
          aria-label="Rechercher un produit"
          placeholder="Tomates, igname, œufs…"
          className="search-field min-h-14 pr-16"
        />
        <button type="submit" aria-label="Rechercher" className="search-button">
          <Search aria-hidden className="size-5" />
        </button>
      </form>
    </search>
  )
}

/** What AMIC is, in one look. */
export function HomeHero() {
  return (
    <section className="relative flex flex-col-reverse overflow-hidden bg-dawn lg:min-h-128">
      <div className="container-page relative z-10 pt-5 pb-8 lg:py-20">
        <div className="max-w-xl lg:max-w-116">
          <p className="text-sm font-semibold text-leaf-800 sm:text-base">
            Le marché des producteurs de Côte d’Ivoire
          </p>
          <h1 className="mt-2 text-[1.875rem] sm:text-5xl">Le frais du champ, en direct du producteur</h1>
          <p className="mt-3 sm:text-lg">
            Vivrier, maraîcher, avicole : commandez sans intermédiaire, recevez chez vous. La livraison est
            gratuite, et vous payez par mobile money ou à la livraison.
          </p>
          <div className="mt-5 grid gap-3">
            <HomeSearch />
            <div className="flex flex-wrap gap-3">
              <LinkButton href={paths.shop()} size="large">
                Voir la boutique
              </LinkButton>
              <LinkButton href={paths.services()} size="large" variant="secondary" className="max-sm:hidden">
                Nos services
              </LinkButton>
            </div>
          </div>
        </div>
      </div>
      <img
        src={heroLarge}
        srcSet={`${heroSmall} 640w, ${heroLarge} 1280w`}
        sizes="(min-width: 64rem) 72vw, 88vw"
        width={1280}
        height={640}
        alt="Un étal de marché en Côte d’Ivoire&nbsp;: mangues, tomates, aubergines, bananes et une poule, sous un auvent rayé."
        fetchPriority="high"
        className="aspect-2/1 w-full object-cover sm:aspect-5/2 sm:object-[50%_35%] lg:absolute lg:inset-y-0 lg:right-0 lg:aspect-auto lg:h-full lg:w-[72%] lg:[mask-image:linear-gradient(to_right,transparent,black_38%)]"
      />
    </section>
  )
}
