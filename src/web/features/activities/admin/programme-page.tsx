import { useNavigate } from '@tanstack/react-router'
import { paths } from '#contract/paths.ts'
import { ActivitiesTab } from '#web/features/activities/admin/activities-tab.tsx'
import { PhasesTab } from '#web/features/activities/admin/phases-tab.tsx'
import type { ProgrammeView } from '#web/features/activities/admin/programme-view.ts'
import { Tabs } from '#web/ui/on-demand/tabs.tsx'
import { SiteLink } from '#web/ui/site-link.tsx'

/** Administration of the programme: phases with their albums, and activities. */
export function ProgrammePage({ view: { tab, page } }: { view: ProgrammeView }) {
  const navigate = useNavigate()
  return (
    <>
      <h1 className="text-2xl sm:text-3xl">Activités</h1>
      <p className="mt-2 mb-4 max-w-2xl text-ink-soft">
        Ce que les visiteurs voient sur la page{' '}
        <SiteLink
          href={paths.activities()}
          className="font-semibold text-leaf-800 underline underline-offset-4"
        >
          Nos Activités
        </SiteLink>
        . Trois activités paraissent aussi sur l’accueil.
      </p>
      <Tabs
        label="Activités du programme"
        value={tab ?? 'phases'}
        onChange={chosen =>
          void navigate({
            to: paths.adminActivities(),
            search: chosen === 'activites' ? { tab: chosen } : {},
            replace: true,
            resetScroll: false,
          })
        }
        tabs={[
          { value: 'phases', label: 'Phases et albums', content: <PhasesTab /> },
          { value: 'activites', label: 'Activités', content: <ActivitiesTab page={page} /> },
        ]}
      />
    </>
  )
}
