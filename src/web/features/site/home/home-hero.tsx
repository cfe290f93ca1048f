import { paths } from '#contract/paths.ts'
import { MARKET_WORDS } from '#contract/site/slogans.ts'
import heroSmall from '#web/assets/hero-640.webp?url'
import heroLarge from '#web/assets/hero-1280.webp?url'
import { LinkButton } from '#web/ui/button.tsx'

/** Introduction of AMIC; short on phones, so that products are visible below it. */
export function HomeHero() {
  return (
    <section className="relative overflow-hidden bg-dawn">
      <img
        src={heroLarge}
        srcSet={`${heroSmall} 640w, ${heroLarge} 1280w`}
        sizes="(min-width: 64rem) 60vw, (min-width: 40rem) 72vw, 17rem"
        width={1280}
        height={640}
        alt="Un étal de marché en Côte d’Ivoire&nbsp;: mangues, tomates, aubergines, bananes et une poule, sous un auvent rayé."
        fetchPriority="high"
        className="hero-picture"
      />
      <div className="container-page relative py-3 sm:py-10 lg:flex lg:min-h-88 lg:items-center lg:py-8">
        <div className="max-w-52 sm:max-w-88 lg:max-w-136">
          <p className="text-sm font-semibold text-leaf-800 max-sm:hidden sm:text-base">Le {MARKET_WORDS}</p>
          {/* On phones the line breaks are the same in the fallback font, so that nothing moves when the font loads. */}
          <h1 className="text-[clamp(1.25rem,6.6vw,1.5rem)] max-sm:whitespace-nowrap sm:mt-2 sm:text-4xl lg:text-[2.75rem]">
            Le frais du champ, <br className="sm:max-lg:hidden" />
            en direct <br className="sm:hidden" />
            du producteur
          </h1>
          <p className="mt-1 text-sm sm:hidden">
            Livraison gratuite. <br />
            Mobile, carte ou espèces.
          </p>
          <p className="mt-3 text-lg max-sm:hidden">
            Vivrier, maraîcher, avicole&nbsp;: commandez sans intermédiaire, recevez chez vous. La livraison
            est gratuite, et vous payez par mobile money, par carte ou à la livraison.
          </p>
          <div className="mt-2.5 flex flex-wrap gap-3 sm:mt-5">
            <LinkButton href={paths.shop()} className="lg:min-h-13 lg:px-6 lg:text-lg">
              Voir la boutique
            </LinkButton>
            <LinkButton
              href={paths.services()}
              variant="secondary"
              className="max-sm:hidden lg:min-h-13 lg:px-6 lg:text-lg"
            >
              Nos services
            </LinkButton>
          </div>
        </div>
      </div>
    </section>
  )
}
