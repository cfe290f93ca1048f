import { useQuery } from '@tanstack/react-query'
import { paths } from '#contract/paths.ts'
import { useApi } from '#web/api/api-query.ts'
import { activitiesQuery } from '#web/features/activities/activities-queries.ts'
import { ActivityCard } from '#web/features/activities/activity-card.tsx'
import { LinkButton } from '#web/ui/button.tsx'

const LATEST = 3

/** The latest activities of the programme. */
export function HomeActivities() {
  const { data = [] } = useQuery(activitiesQuery(useApi()))
  if (data.length === 0) return null
  return (
    <section aria-labelledby="activites">
      <div className="mb-4 flex items-center justify-between gap-x-4">
        <h2 id="activites" className="text-2xl sm:text-3xl">
          Nos dernières activités
        </h2>
        <LinkButton href={paths.activities()} variant="quiet" className="section-link">
          <span className="sm:hidden">Tout voir</span>
          <span className="max-sm:hidden">Toutes les activités</span>
        </LinkButton>
      </div>
      <ul className="activity-cards">
        {data.slice(0, LATEST).map(activity => (
          <li key={activity.id}>
            <ActivityCard activity={activity} />
          </li>
        ))}
      </ul>
    </section>
  )
}
