import { Layers, Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { AdminPhase } from '#contract/activities/admin.schemas.ts'
import { counted } from '#contract/french/counted.ts'
import { useStaffQuery } from '#web/features/accounts/staff-query.ts'
import { PhaseDialog } from '#web/features/activities/admin/phase-dialog.tsx'
import { PhaseSection } from '#web/features/activities/admin/phase-section.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { partsClass } from '#web/ui/on-demand/collapsible-section.tsx'
import { Loaded } from '#web/ui/signed-in/loaded.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'

const LOAD_FAILED = 'Impossible de charger les phases'

/** Administration of the phases, each with its albums. */
export function PhasesTab() {
  const query = useStaffQuery('listAdminPhases')
  const { error } = query
  const [isCreating, setCreating] = useState(false)
  useEffect(() => {
    if (error) toast({ title: 'Erreur', description: LOAD_FAILED, variant: 'destructive' })
  }, [error])
  return (
    <>
      <Loaded query={query} waiting={<PhasesSkeleton />} failed={LOAD_FAILED}>
        {phases => (
          <>
            <div className="mb-4 flex flex-wrap items-center justify-between gap-3 sm:mb-5">
              <p role="status" className="text-ink-soft">
                {summary(phases)}
              </p>
              <Button onClick={() => setCreating(true)}>
                <Plus aria-hidden className="size-5" />
                Nouvelle phase
              </Button>
            </div>
            {phases.length === 0 ? (
              <EmptyState icon={Layers} title="Aucune phase trouvée">
                Créez une première phase, puis ses albums.
              </EmptyState>
            ) : (
              <div className={partsClass}>
                {phases.map(phase => (
                  <PhaseSection key={phase.id} phase={phase} phases={phases} />
                ))}
              </div>
            )}
          </>
        )}
      </Loaded>
      {isCreating && query.data && (
        <PhaseDialog phase={undefined} next={query.data.length + 1} onClose={() => setCreating(false)} />
      )}
    </>
  )
}

/** Skeleton of the count and the phases, collapsed on small screens. */
const PhasesSkeleton = () => (
  <Loading words="Chargement des phases…">
    <span className="mb-4 flex flex-wrap items-center justify-between gap-3 sm:mb-5">
      <Skeleton className="h-4 w-56" />
      <Skeleton className="h-11 w-44 rounded-full" />
    </span>
    <span className={partsClass}>
      {[1, 2, 3, 4].map(place => (
        <Card key={place} as="span" isPadded={false} className="px-4 py-3 sm:px-6 lg:py-5">
          <Skeleton className="h-5 w-3/5 lg:w-1/3" />
          <Skeleton className="mt-2 h-3 w-2/5 lg:w-1/6" />
          <span className="mt-5 grid grid-cols-3 gap-4 max-lg:hidden">
            {[1, 2, 3].map(album => (
              <Skeleton key={album} className="h-48 w-full rounded-field" />
            ))}
          </span>
        </Card>
      ))}
    </span>
  </Loading>
)

function summary(phases: readonly AdminPhase[]): string {
  const albums = phases.reduce((sum, { albumCount }) => sum + albumCount, 0)
  const media = phases.reduce((sum, { mediaCount }) => sum + mediaCount, 0)
  return [counted(phases.length, 'phase'), counted(albums, 'album'), counted(media, 'image')].join(', ')
}
