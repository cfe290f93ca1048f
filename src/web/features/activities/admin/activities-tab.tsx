import { Plus } from 'lucide-react'
import { useState } from 'react'
import { type ActivityStatus, activityStatusLabels, NO_DATE } from '#contract/activities/facts.ts'
import type { Activity } from '#contract/activities/schemas.ts'
import { counted } from '#contract/french/counted.ts'
import { formatDate } from '#contract/french/dates.ts'
import { paths } from '#contract/paths.ts'
import { useApi } from '#web/api-query.ts'
import { useAdminQuery } from '#web/features/accounts/use-admin-query.ts'
import { ActivityDialog } from '#web/features/activities/admin/activity-dialog.tsx'
import { DeletionDialog } from '#web/features/activities/admin/deletion-dialog.tsx'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Trash2 } from '#web/ui/icons.ts'
import { ResponsivePicture } from '#web/ui/responsive-picture.tsx'
import { CardsSkeleton } from '#web/ui/spaces/cards-skeleton.tsx'
import { CalendarDays, Pencil } from '#web/ui/spaces/icons.ts'
import { Loaded } from '#web/ui/spaces/loaded.tsx'
import { PageLinks } from '#web/ui/spaces/page-links.tsx'

const tones: Record<ActivityStatus, Tone> = { en_cours: 'info', passee: 'success', a_venir: 'warning' }

/** The activities of the programme, and what one does with them. */
export function ActivitiesTab({ page: asked }: { page: number | undefined }) {
  const query = useAdminQuery('listAdminActivities', {
    query: { page: asked },
  })
  const [isCreating, setCreating] = useState(false)
  return (
    <>
      <Loaded
        query={query}
        waiting={<CardsSkeleton words="Chargement des activités…" />}
        failed="Les activités n’ont pas pu être affichées"
      >
        {list => (
          <>
            <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
              <p role="status" className="text-ink-soft">
                {counted(list.total, 'activité')}
              </p>
              <Button onClick={() => setCreating(true)}>
                <Plus aria-hidden className="size-5" />
                Nouvelle activité
              </Button>
            </div>
            {list.total === 0 ? (
              <EmptyState icon={CalendarDays} title="Aucune activité trouvée">
                Les activités apparaissent sur l’accueil du site et sur la page « Nos Activités ».
              </EmptyState>
            ) : (
              <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2 xl:grid-cols-3">
                {list.items.map(activity => (
                  <ActivityItem key={activity.id} activity={activity} />
                ))}
              </ul>
            )}
            <PageLinks
              list={list}
              hrefOf={number => paths.adminActivities({ tab: 'activites', page: number })}
            />
          </>
        )}
      </Loaded>
      {isCreating && <ActivityDialog activity={undefined} onClose={() => setCreating(false)} />}
    </>
  )
}

function ActivityItem({ activity }: { activity: Activity }) {
  const api = useApi()
  const [open, setOpen] = useState<'edit' | 'delete'>()
  const close = () => setOpen(undefined)
  const { id, title, status, location, startDate, endDate, media } = activity
  return (
    <Card as="li" isPadded={false} className="flex flex-col overflow-hidden">
      {media[0] && <ResponsivePicture picture={media[0]} alt="" sizes="(min-width: 48rem) 33vw, 100vw" />}
      <div className="flex grow flex-col items-start gap-2 p-4">
        <Badge tone={tones[status]}>{activityStatusLabels[status]}</Badge>
        <h2 className="text-lg break-words">{title}</h2>
        <p className="text-sm text-ink-soft">
          {[datesOf(startDate, endDate), location].filter(Boolean).join(' · ')}
        </p>
        <div className="mt-auto flex flex-wrap gap-2 pt-2">
          <Button size="small" variant="secondary" onClick={() => setOpen('edit')}>
            <Pencil aria-hidden className="size-5" />
            Modifier<span className="sr-only"> {title}</span>
          </Button>
          <Button size="small" variant="danger" onClick={() => setOpen('delete')}>
            <Trash2 aria-hidden className="size-5" />
            Supprimer<span className="sr-only"> {title}</span>
          </Button>
        </div>
      </div>
      {open === 'edit' && <ActivityDialog activity={activity} onClose={close} />}
      {open === 'delete' && (
        <DeletionDialog
          title={`Supprimer l’activité « ${title} » ?`}
          consequence="Elle disparaîtra du site avec ses images. Cela ne peut pas être annulé."
          action="Supprimer l’activité"
          done="Activité supprimée"
          remove={() => api.deleteActivity({ params: { id } })}
          onClose={close}
        />
      )}
    </Card>
  )
}

function datesOf(start: string | null, end: string | null): string {
  if (start && end && start !== end) return `${formatDate(start)} – ${formatDate(end)}`
  const day = start ?? end
  return day ? formatDate(day) : NO_DATE
}
