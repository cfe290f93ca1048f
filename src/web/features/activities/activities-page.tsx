import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ActivityStatus } from '#contract/activities/facts.ts'
import type { Activity, Phase } from '#contract/activities/schemas.ts'
import { useApi } from '#web/api/api-query.ts'
import { activitiesQuery, phasesQuery } from '#web/features/activities/activities-queries.ts'
import { ActivityCard } from '#web/features/activities/activity-card.tsx'
import { type AlbumSearch, findOpenAlbum } from '#web/features/activities/album-search.ts'
import { PhaseCard } from '#web/features/activities/phase-card.tsx'
import { useAlbumAddress } from '#web/features/activities/use-album-address.ts'
import { PageTitle } from '#web/features/pages/page-title.tsx'
import { RichText } from '#web/features/pages/texts/rich-text.tsx'
import { textQuery } from '#web/features/pages/texts/text-query.ts'
import { introducedTexts } from '#web/features/pages/texts.ts'
import { cx } from '#web/ui/cx.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Sprout } from '#web/ui/icons.ts'
import { needsHydration } from '#web/ui/needs-hydration.ts'
import { LazyDialog } from '#web/ui/on-demand/lazy-dialog.tsx'

const text = introducedTexts.activities

/** Public page of the programme: upcoming activities, albums by phase (opened full-screen), past activities. */
export function ActivitiesPage({ search }: { search: AlbumSearch }) {
  const api = useApi()
  const { data: page } = useSuspenseQuery(textQuery(api, text))
  const { data: phases } = useSuspenseQuery(phasesQuery(api))
  const { data: activities } = useSuspenseQuery(activitiesQuery(api))
  const inState = (wanted: ActivityStatus) => activities.filter(({ status }) => status === wanted)
  // Newest first, but upcoming ones soonest first; those without a date last.
  const coming = inState('a_venir')
  const next = [
    ...inState('en_cours'),
    ...coming.filter(({ startDate }) => startDate).toReversed(),
    ...coming.filter(({ startDate }) => !startDate),
  ]
  return (
    <>
      <PageTitle lead={page?.meta_description || text.description}>{page?.title ?? text.title}</PageTitle>
      <div className="container-page grid gap-6 pt-5 sm:gap-8 sm:pt-8">
        {phases.length === 0 && activities.length === 0 && (
          <EmptyState icon={Sprout} title="Rien à montrer pour le moment">
            Les albums et les activités du programme paraîtront ici.
          </EmptyState>
        )}
        <Agenda id="agenda" title="En ce moment et bientôt" activities={next} isFirst />
        <Albums phases={phases} search={search} hint={page?.html && <RichText html={page.html} isAside />} />
        <Agenda id="souvenirs" title="Sur le terrain" activities={inState('passee')} />
      </div>
    </>
  )
}

type AlbumsProps = {
  phases: readonly Phase[]
  search: AlbumSearch
  /** Explanation for administrators. */
  hint: ReactNode
}

function Albums({ phases, search, hint }: AlbumsProps) {
  const { show, close } = useAlbumAddress()
  const open = findOpenAlbum(phases, search)
  if (phases.length === 0) return hint
  return (
    <section aria-labelledby="albums">
      <h2 id="albums" className="text-xl sm:text-3xl">
        Albums
      </h2>
      {hint && <div className="mt-1 text-ink-soft">{hint}</div>}
      <ul
        className="mt-3 grid grid-cols-1 gap-4 sm:mt-4 sm:gap-6 lg:grid-cols-2"
        {...needsHydration(open !== undefined)}
      >
        {phases.map(phase => (
          <PhaseCard key={phase.id} phase={phase} openAlbum={open?.album} />
        ))}
      </ul>
      <LazyDialog
        name="album-viewer"
        load={() => import('#web/features/activities/album-viewer.tsx')}
        isOpen={open !== undefined}
        title={open?.album.title ?? ''}
        onClose={close}
      >
        {({ AlbumViewer }) =>
          open && <AlbumViewer {...open} onShow={index => show(open.album, index)} onClose={close} />
        }
      </LazyDialog>
    </section>
  )
}

type AgendaProps = {
  id: string
  title: string
  activities: readonly Activity[]
  /** Whether it is the first list of the page. */
  isFirst?: boolean
}

/** Number of activities visible on a phone without scrolling. */
const FIRST_IN_SIGHT = 2

/** Number of columns on wide screens that fills the rows; if one card would be left over, the first spans a row. */
function columnsOf(count: number): string {
  if (count % 3 === 1 && count % 4 > 0) return 'activity-first'
  if (count % 4 < 2)
    return cx(count % 3 > 0 && 'lg:grid-cols-4', count % 4 === 1 && count % 3 > 0 && 'activity-first')
  return count === 2 ? 'lg:grid-cols-2' : ''
}

function Agenda({ id, title, activities, isFirst = false }: AgendaProps) {
  if (activities.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-xl sm:mb-4 sm:text-3xl">
        {title}
      </h2>
      <ul className={cx('activity-cards', columnsOf(activities.length))}>
        {activities.map((activity, place) => (
          <li key={activity.id}>
            <ActivityCard
              activity={activity}
              isUrgent={isFirst && place < FIRST_IN_SIGHT}
              isLarge={isFirst && place === 0 && activity.media.length > 0}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
