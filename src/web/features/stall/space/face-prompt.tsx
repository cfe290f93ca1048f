import { useQuery } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import type { VendorProfile } from '#contract/accounts/profiles.schemas.ts'
import { paths } from '#contract/paths.ts'
import { apiQuery, useApi } from '#web/api/api-query.ts'
import { keptValue } from '#web/kept/kept-value.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Camera } from '#web/ui/spaces/icons.ts'

const laterOf = (vendorId: string) => keptValue(`amic.face-later.${vendorId}`, kept => kept === true)

/** Has it neither shown itself nor told its story, not even in what awaits a decision? */
const isFaceless = ({ portraitUrl, coverUrl, story }: VendorProfile): boolean =>
  !portraitUrl && !coverUrl && !story

/** Asks a producer who has no face yet to show itself, until it does or says 'Plus tard'. */
export function FacePrompt({ vendorId }: { vendorId: string }) {
  const { data } = useQuery(apiQuery(useApi(), 'getVendorProfile'))
  const [later] = useState(() => laterOf(vendorId))
  const isPutOff = useSyncExternalStore(later.subscribe, later.read, () => true)
  if (!data || isPutOff || !isFaceless(data)) return null
  return (
    <section
      aria-labelledby="face-prompt"
      className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card bg-mango-50 px-4 py-2 ring-1 ring-mango-200 sm:mb-6 sm:flex-nowrap sm:p-6"
    >
      <span className="grid size-14 shrink-0 place-items-center rounded-full bg-mango-400 max-sm:hidden">
        <Camera aria-hidden className="size-7" />
      </span>
      <div className="min-w-0 grow">
        <h2 id="face-prompt" className="text-base sm:text-xl">
          Présentez votre ferme
        </h2>
        <p className="max-sm:hidden">
          On achète plus volontiers à quelqu’un que l’on voit : une photo de vous, une de vos champs, quelques
          mots.
        </p>
      </div>
      <div className="flex gap-1 sm:gap-2">
        <LinkButton href={paths.vendorProfile('presentation')} size="small">
          Me présenter
        </LinkButton>
        <Button variant="quiet" size="small" onClick={() => later.write(true)}>
          Plus tard
        </Button>
      </div>
    </section>
  )
}
