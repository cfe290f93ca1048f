import { useSuspenseQuery } from '@tanstack/react-query'
import { paths } from '#contract/paths.ts'
import { useApi } from '#web/api/api-query.ts'
import { TextPage } from '#web/features/pages/text-page.tsx'
import { introducedTexts } from '#web/features/pages/texts.ts'
import { MarketFigures } from '#web/features/site/presentation/market-figures.tsx'
import { MarketMap } from '#web/features/site/presentation/market-map.tsx'
import { marketQuery } from '#web/features/site/presentation/market-query.ts'
import { RegionalProducers } from '#web/features/site/presentation/regional-producers.tsx'
import { LinkButton } from '#web/ui/button.tsx'

/** Presentation of AMIC: figures, some producers, the administrators' text and the map. */
export function AboutPage() {
  const { data: market } = useSuspenseQuery(marketQuery(useApi()))
  return (
    <>
      <TextPage
        text={introducedTexts.about}
        before={
          <>
            {market.producerCount > 0 && <MarketFigures market={market} />}
            <RegionalProducers producers={market.producers} />
          </>
        }
        aside={<MarketMap regions={market.regions} />}
      />
      <div className="container-page flex flex-wrap gap-3 pt-10 max-sm:*:w-full">
        <LinkButton href={paths.shop()} size="large">
          Voir la boutique
        </LinkButton>
        <LinkButton href={paths.contact()} size="large" variant="secondary">
          Nous écrire
        </LinkButton>
      </div>
    </>
  )
}
