import { paths } from '#contract/paths.ts'
import { TextPage } from '#web/features/pages/text-page.tsx'
import { introducedTexts } from '#web/features/pages/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'

/** What AMIC does besides selling, as the administrators tell it, and on to where orders are fetched. */
export function ServicesPage() {
  return (
    <>
      <TextPage text={introducedTexts.services} />
      <div className="container-page pt-8">
        <LinkButton href={paths.pickupPoints()} variant="secondary">
          Voir les points de retrait
        </LinkButton>
      </div>
    </>
  )
}
