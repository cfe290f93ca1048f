import { Plus } from 'lucide-react'
import { useState } from 'react'
import { type ActivityStatus, NO_DATE } from '#contract/activities/facts.ts'
import type { Activity } from '#contract/activities/schemas.ts'
import { counted } from '#contract/french/counted.ts'
import { paths } from '#contract/paths.ts'
import { useApi } from '#web/api/api-query.ts'
import { useStaffQuery } from '#web/features/accounts/staff-query.ts'
import { ActivityDialog } from '#web/features/activities/admin/activity-dialog.tsx'
import { DeletionDialog } from '#web/features/activities/admin/deletion-dialog.tsx'
import { groupBy } from '#web/group-by.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ResponsivePicture } from '#web/ui/responsive-picture.tsx'
import { CalendarDays, Pencil } from '#web/ui/signed-in/icons.ts'
import { Loaded } from '#web/ui/signed-in/loaded.tsx'
import { PageLinks } from '#web/ui/signed-in/page-links.tsx'
import { formatShortDate, formatShortDay } from '#web/ui/signed-in/short-dates.ts'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'

/** Administration of the activities. */
export function ActivitiesTab({ page: asked }: { page: number | undefined }) {
  const query = useStaffQuery('listAdminActivities', {
    query: { page: asked },
  })
  const [isCreating, setCreating] = useState(false)
  return (
    <>
      <Loaded
        query={query}
        waiting={<ActivitiesSkeleton />}
        failed="Les activités n’ont pas pu être affichées"
      >
        {list => (
          <>
            <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
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
                Les activités apparaissent sur l’accueil du site et sur la page «&nbsp;Nos Activités&nbsp;».
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

/** Ongoing, upcoming and past activities, in the server's order. */
function ActivitiesByStatus({ activities }: { activities: readonly Activity[] }) {
  return groupBy(activities, ({ status }) => status).map(([status, ofStatus]) => (
    <section key={status} aria-labelledby={`group-${status}`} className="mb-5 sm:mb-8">
      <h2 id={`group-${status}`} className="mb-2 text-xl sm:mb-3">
        {groupTitles[status]}
      </h2>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-2 sm:grid-cols-2 sm:gap-4 xl:grid-cols-3">
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
    <Card as="li" isPadded={false} className="flex items-stretch overflow-hidden sm:flex-col">
      {media[0] && (
        <ResponsivePicture
          picture={media[0]}
          alt=""
          sizes="(min-width: 40rem) 33vw, 5rem"
          className="max-sm:h-auto! max-sm:w-20 max-sm:shrink-0"
        />
      )}
      <div className="flex min-w-0 grow items-start gap-1 py-3 pl-3 max-sm:pr-1 sm:flex-col sm:gap-2 sm:p-4">
        <div className="min-w-0 grow">
          <h3 className="leading-6 break-words sm:text-lg">{title}</h3>
          <p className="text-sm text-ink-soft sm:mt-2">
            {datesOf(startDate, endDate)}
            {location && <span className="block">{location}</span>}
          </p>
        </div>
        <Button
          size="small"
          variant="secondary"
          className="shrink-0 max-sm:size-11 max-sm:p-0 max-sm:ring-0"
          onClick={() => setOpen('edit')}
        >
          <Pencil aria-hidden className="size-5" />
          <span className="max-sm:sr-only">
            Modifier<span className="sr-only"> {title}</span>
          </span>
        </Button>
      </div>
      {open === 'edit' && (
        <ActivityDialog activity={activity} onClose={close} onDelete={() => setOpen('delete')} />
      )}
      {open === 'delete' && (
        <DeletionDialog
          title={`Supprimer l’activité «\u00a0${title}\u00a0»\u00a0?`}
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

/** Skeleton of the count and the first group. */
const ActivitiesSkeleton = () => (
  <Loading words="Chargement des activités…">
    <span className="mb-4 flex flex-wrap items-center justify-between gap-3">
      <Skeleton className="h-4 w-24" />
      <Skeleton className="h-11 w-48 rounded-full" />
    </span>
    <Skeleton className="mb-3 h-6 w-28" />
    <span className="grid grid-cols-[minmax(0,1fr)] gap-2 sm:grid-cols-2 sm:gap-4 xl:grid-cols-3">
      {[1, 2, 3, 4, 5, 6].map(place => (
        <Card key={place} as="span" isPadded={false} className="flex overflow-hidden sm:flex-col">
          <Skeleton className="h-24 w-20 shrink-0 rounded-none sm:h-48 sm:w-full" />
          <span className="block grow p-4">
            <Skeleton className="h-4 w-4/5" />
            <Skeleton className="mt-2 h-3 w-3/5" />
          </span>
        </Card>
      ))}
    </span>
  </Loading>
)

/** "23 oct. 2026", "20 nov. – 10 déc. 2026": dates on one line of a phone. */
function datesOf(start: string | null, end: string | null): string {
  if (start && end && start !== end) {
    const isOfOneYear = start.slice(0, 4) === end.slice(0, 4)
    return `${isOfOneYear ? formatShortDay(start) : formatShortDate(start)} – ${formatShortDate(end).replaceAll(' ', '\u00a0')}`
  }
  const day = start ?? end
  return day ? formatShortDate(day) : NO_DATE
}
