import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import type { VendorProfile } from '#contract/accounts/profiles.schemas.ts'
import { paths } from '#contract/paths.ts'
import { apiQuery, useApi } from '#web/api/api-query.ts'
import { storedValue } from '#web/storage/stored-value.ts'
import { Button } from '#web/ui/button.tsx'
import { Camera } from '#web/ui/signed-in/icons.ts'
import { SiteLink } from '#web/ui/site-link.tsx'

const laterOf = (vendorId: string) => storedValue(`amic.face-later.${vendorId}`, kept => kept === true)

/** Whether the vendor has neither pictures nor a story, including those awaiting approval. */
export const isFaceless = ({ portraitUrl, coverUrl, story }: VendorProfile): boolean =>
  !portraitUrl && !coverUrl && !story

/** Invites a producer without a presentation to add one, unless dismissed by 'Plus tard'. */
export function FacePrompt({ vendorId }: { vendorId: string }) {
  const { data } = useQuery(apiQuery(useApi(), 'getVendorProfile'))
  const [later] = useState(() => laterOf(vendorId))
  const isPutOff = useSyncExternalStore(later.subscribe, later.read, () => true)
  if (!data || isPutOff || !isFaceless(data)) return null
  return (
    <section
      aria-labelledby="face-prompt"
      className="relative mt-4 flex min-h-12 items-center gap-3 rounded-card bg-mango-50 pr-1 pl-3 ring-1 ring-mango-200 sm:pr-2 sm:pl-4"
    >
      <Camera aria-hidden className="size-5 shrink-0 text-laterite-700" />
      <div className="flex min-w-0 grow flex-wrap items-baseline gap-x-3 sm:py-2">
        <h2 id="face-prompt" className="text-base">
          <SiteLink
            href={paths.vendorProfile('presentation')}
            className="card-link underline underline-offset-4"
          >
            Présentez votre ferme
          </SiteLink>
        </h2>
        <p className="text-sm max-sm:hidden">On achète plus volontiers à quelqu’un que l’on voit.</p>
      </div>
      <Button
        variant="quiet"
        size="small"
        className="relative shrink-0 max-sm:size-11 max-sm:p-0"
        onClick={() => later.write(true)}
      >
        <X aria-hidden className="size-5 sm:hidden" />
        <span className="max-sm:sr-only">Plus tard</span>
      </Button>
    </section>
  )
}
