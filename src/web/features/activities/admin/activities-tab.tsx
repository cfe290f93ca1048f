import { Plus } from 'lucide-react'
import { useState } from 'react'
import { type ActivityStatus, NO_DATE } from '#contract/activities/facts.ts'
import type { Activity } from '#contract/activities/schemas.ts'
import { counted } from '#contract/french/counted.ts'
import { formatDate } from '#contract/french/dates.ts'
import { paths } from '#contract/paths.ts'
import { useApi } from '#web/api/api-query.ts'
import { useAdminQuery } from '#web/features/accounts/use-admin-query.ts'
import { ActivityDialog } from '#web/features/activities/admin/activity-dialog.tsx'
import { DeletionDialog } from '#web/features/activities/admin/deletion-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ResponsivePicture } from '#web/ui/responsive-picture.tsx'
import { CardsSkeleton } from '#web/ui/spaces/cards-skeleton.tsx'
import { CalendarDays, Pencil } from '#web/ui/spaces/icons.ts'
import { Loaded } from '#web/ui/spaces/loaded.tsx'
import { PageLinks } from '#web/ui/spaces/page-links.tsx'

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
              <ActivitiesByStatus activities={list.items} />
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

const groupTitles: Record<ActivityStatus, string> = {
  en_cours: 'En cours',
  a_venir: 'À venir',
  passee: 'Terminées',
}

/** What is under way, what is to come and what is over, in the order in which they come from the server. */
function ActivitiesByStatus({ activities }: { activities: readonly Activity[] }) {
  return [...Map.groupBy(activities, ({ status }) => status)].map(([status, ofStatus]) => (
    <section key={status} aria-labelledby={`group-${status}`} className="mb-8">
      <h2 id={`group-${status}`} className="mb-3 text-xl">
        {groupTitles[status]}
      </h2>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {ofStatus.map(activity => (
          <ActivityItem key={activity.id} activity={activity} />
        ))}
      </ul>
    </section>
  ))
}

function ActivityItem({ activity }: { activity: Activity }) {
  const api = useApi()
  const [open, setOpen] = useState<'edit' | 'delete'>()
  const close = () => setOpen(undefined)
  const { id, title, location, startDate, endDate, media } = activity
  return (
    <Card as="li" isPadded={false} className="flex flex-col overflow-hidden">
      {media[0] && <ResponsivePicture picture={media[0]} alt="" sizes="(min-width: 48rem) 33vw, 100vw" />}
      <div className="flex grow flex-col items-start gap-2 p-4">
        <h3 className="text-lg break-words">{title}</h3>
        <p className="text-sm text-ink-soft">
          {datesOf(startDate, endDate)}
          {location && <span className="block">{location}</span>}
        </p>
        <div className="mt-auto pt-2">
          <Button size="small" variant="secondary" onClick={() => setOpen('edit')}>
            <Pencil aria-hidden className="size-5" />
            Modifier<span className="sr-only"> {title}</span>
          </Button>
        </div>
      </div>
      {open === 'edit' && (
        <ActivityDialog activity={activity} onClose={close} onDelete={() => setOpen('delete')} />
      )}
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
