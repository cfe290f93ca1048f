import { useQuery } from '@tanstack/react-query'
import type { LucideIcon } from 'lucide-react'
import { paths } from '#contract/paths.ts'
import { apiQuery, useApi } from '#web/api/api-query.ts'
import { isFaceless } from '#web/features/stall/space/face-prompt.tsx'
import { Tile, TileNote, TileShape, tilesClass } from '#web/features/stall/space/task-tile.tsx'
import { NEW_PRODUCT } from '#web/features/stall/vendor-area.ts'
import { Check } from '#web/ui/icons.ts'
import { Camera, Package, Wallet } from '#web/ui/signed-in/icons.ts'
import { SiteLink } from '#web/ui/site-link.tsx'

type Step = {
  icon: LucideIcon
  words: string
  why: string
  href: string
  /** Undefined until loaded. */
  isDone: boolean | undefined
}

/** What a new producer begins with, ticked when done: instead of tasks that cannot exist yet. */
export function FirstSteps({ hasProducts }: { hasProducts: boolean }) {
  const api = useApi()
  const { data: profile } = useQuery(apiQuery(api, 'getVendorProfile'))
  const { data: number } = useQuery(apiQuery(api, 'getPayoutNumber'))
  const steps: Step[] = [
    {
      icon: Camera,
      words: 'Présenter votre ferme',
      why: 'On achète plus volontiers à quelqu’un que l’on voit.',
      href: paths.vendorProfile('presentation'),
      isDone: profile && !isFaceless(profile),
    },
    {
      icon: Wallet,
      words: 'Indiquer où être payé',
      why: 'Votre numéro mobile money, pour ce qui est payé en ligne.',
      href: paths.vendorProfile('versements'),
      isDone: number && number.current !== null,
    },
    {
      icon: Package,
      words: 'Ajouter un produit',
      why: 'L’administration le valide, puis il est en vente.',
      href: paths.vendor({ produit: NEW_PRODUCT }),
      isDone: hasProducts,
    },
  ]
  return (
    <section aria-label="Premiers pas" className="mb-3">
      <ol className={tilesClass}>
        {steps.map(step => (
          <StepTile key={step.words} {...step} />
        ))}
      </ol>
    </section>
  )
}

const StepTile = ({ icon, words, why, href, isDone }: Step) => (
  <Tile icon={isDone ? Check : icon} isWaiting={isDone === false} isWordy>
    {isDone === undefined ? (
      <TileShape />
    ) : (
      <>
        <SiteLink href={href} className={isDone ? 'card-link text-ink-soft' : 'card-link font-semibold'}>
          {words}
          {isDone && <span className="sr-only lg:hidden">, fait</span>}
        </SiteLink>
        <TileNote>{isDone ? 'Fait' : why}</TileNote>
      </>
    )}
  </Tile>
)
