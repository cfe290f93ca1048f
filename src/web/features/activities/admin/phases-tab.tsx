import { Layers, Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { AdminPhase } from '#contract/activities/admin.schemas.ts'
import { useAdminQuery } from '#web/features/accounts/use-admin-query.ts'
import { counted } from '#web/features/activities/admin/counted.ts'
import { PhaseDialog } from '#web/features/activities/admin/phase-dialog.tsx'
import { PhaseSection } from '#web/features/activities/admin/phase-section.tsx'
import { CardsSkeleton } from '#web/features/moderation/cards-skeleton.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { toast } from '#web/ui/toast.ts'

const LOAD_FAILED = 'Impossible de charger les phases'

/** The phases of the programme, each with its albums. */
export function PhasesTab() {
  const { data, error, isFetching, refetch } = useAdminQuery('listAdminPhases')
  const [isCreating, setCreating] = useState(false)
  useEffect(() => {
    if (error) toast({ title: 'Erreur', description: LOAD_FAILED, variant: 'destructive' })
  }, [error])
  if (!data) {
    if (!error) return <CardsSkeleton words="Chargement des phases…" />
    return (
      <LoadFailure title={LOAD_FAILED} error={error} retry={() => void refetch()} isRetrying={isFetching} />
    )
  }
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-ink-soft">
          {summary(data)}
        </p>
        <Button onClick={() => setCreating(true)}>
          <Plus aria-hidden className="size-5" />
          Nouvelle phase
        </Button>
      </div>
      {data.length === 0 ? (
        <EmptyState icon={Layers} title="Aucune phase trouvée">
          Créez une première phase, puis ses albums.
        </EmptyState>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          {data.map(phase => (
            <PhaseSection key={phase.id} phase={phase} phases={data} />
          ))}
        </div>
      )}
      {isCreating && (
        <PhaseDialog phase={undefined} next={data.length + 1} onClose={() => setCreating(false)} />
      )}
    </>
  )
}

function summary(phases: readonly AdminPhase[]): string {
  const albums = phases.reduce((sum, { albumCount }) => sum + albumCount, 0)
  const media = phases.reduce((sum, { mediaCount }) => sum + mediaCount, 0)
  return [counted(phases.length, 'phase'), counted(albums, 'album'), counted(media, 'image')].join(', ')
}
