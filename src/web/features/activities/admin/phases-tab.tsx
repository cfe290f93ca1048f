import { Layers, Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { AdminPhase } from '#contract/activities/admin.schemas.ts'
import { counted } from '#contract/french/counted.ts'
import { useAdminQuery } from '#web/features/accounts/use-admin-query.ts'
import { PhaseDialog } from '#web/features/activities/admin/phase-dialog.tsx'
import { PhaseSection } from '#web/features/activities/admin/phase-section.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { CardsSkeleton } from '#web/ui/spaces/cards-skeleton.tsx'
import { Loaded } from '#web/ui/spaces/loaded.tsx'
import { toast } from '#web/ui/toast.ts'

const LOAD_FAILED = 'Impossible de charger les phases'

/** The phases of the programme, each with its albums. */
export function PhasesTab() {
  const query = useAdminQuery('listAdminPhases')
  const { error } = query
  const [isCreating, setCreating] = useState(false)
  useEffect(() => {
    if (error) toast({ title: 'Erreur', description: LOAD_FAILED, variant: 'destructive' })
  }, [error])
  return (
    <>
      <Loaded query={query} waiting={<CardsSkeleton words="Chargement des phases…" />} failed={LOAD_FAILED}>
        {phases => (
          <>
            <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
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
              <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
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

function summary(phases: readonly AdminPhase[]): string {
  const albums = phases.reduce((sum, { albumCount }) => sum + albumCount, 0)
  const media = phases.reduce((sum, { mediaCount }) => sum + mediaCount, 0)
  return [counted(phases.length, 'phase'), counted(albums, 'album'), counted(media, 'image')].join(', ')
}
