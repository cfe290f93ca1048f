import { useSuspenseQuery } from '@tanstack/react-query'
import { paths } from '#contract/paths.ts'
import { useApi } from '#web/api-query.ts'
import { TextPage } from '#web/features/pages/text-page.tsx'
import { introducedTexts } from '#web/features/pages/texts.ts'
import { MarketMap } from '#web/features/site/presentation/market-map.tsx'
import { marketQuery } from '#web/features/site/presentation/market-query.ts'
import { ServiceCards } from '#web/features/site/presentation/service-cards.tsx'
import { LinkButton } from '#web/ui/button.tsx'

/** What AMIC does besides selling, as the administrators tell it, and on to where orders are fetched. */
export function ServicesPage() {
  const { data: market } = useSuspenseQuery(marketQuery(useApi()))
  return (
    <TextPage
      text={introducedTexts.services}
      before={<ServiceCards />}
      aside={
        <div className="grid gap-4">
          <MarketMap regions={market.regions} />
          <LinkButton href={paths.pickupPoints()} variant="secondary" isWide>
            Voir les points de retrait
          </LinkButton>
        </div>
      }
    />
  )
}
