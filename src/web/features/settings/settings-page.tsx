import { paths } from '#contract/paths.ts'
import { MAX_SIMULATION_NOTICE_LENGTH, settingFacts } from '#contract/settings/facts.ts'
import type { Settings } from '#contract/settings/schemas.ts'
import { useStaffQuery } from '#web/features/accounts/staff-query.ts'
import { BannerSection } from '#web/features/settings/banner-section.tsx'
import { ContactSection } from '#web/features/settings/contact-section.tsx'
import { FeaturedSection } from '#web/features/settings/featured-section.tsx'
import { HoursSection } from '#web/features/settings/hours-section.tsx'
import { LimitsSection } from '#web/features/settings/limits-section.tsx'
import { SettingsSection, settingsParts } from '#web/features/settings/settings-section.tsx'
import { type SettingsEditor, useSettingsEditor } from '#web/features/settings/use-settings-editor.ts'
import { TextField } from '#web/ui/forms/fields.tsx'
import { CollapsibleSection } from '#web/ui/on-demand/collapsible-section.tsx'
import { IndexedPage } from '#web/ui/on-demand/indexed-page.tsx'
import { Loaded } from '#web/ui/signed-in/loaded.tsx'
import { SiteLink } from '#web/ui/site-link.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { useSite } from '#web/use-site.ts'

const parts = Object.entries(settingsParts).map(([id, title]) => ({ id, title }))

/** Settings of the shop; those of the server are environment variables. */
export function SettingsPage() {
  const query = useStaffQuery('getSettings')
  return (
    <>
      <h1 className="text-2xl sm:text-3xl">Réglages</h1>
      <p className="mt-2 mb-4 text-ink-soft sm:mb-6">
        Ce que vous enregistrez se voit aussitôt. Les zones, les jours et les points de retrait sont sous{' '}
        <SiteLink href={paths.adminDelivery()} className="font-semibold underline underline-offset-4">
          Livraison
        </SiteLink>
        .
      </p>
      <Loaded
        // Cached settings may be outdated.
        query={{ ...query, data: query.isFetchedAfterMount ? query.data : undefined }}
        waiting={<LoadingState />}
        failed="Les réglages n’ont pas pu être affichés"
      >
        {settings => <Sections settings={settings} />}
      </Loaded>
    </>
  )
}

/** Skeleton of the sections below their titles. */
const LoadingState = () => (
  <>
    <Loading words="Chargement des réglages…" />
    <IndexedPage parts={parts}>
      {parts.map(part => (
        <CollapsibleSection key={part.id} {...part} state={null} isBeside>
          <div className="p-4 sm:px-6">
            <Skeleton className="h-60" />
          </div>
        </CollapsibleSection>
      ))}
    </IndexedPage>
  </>
)

function Sections({ settings }: { settings: Settings }) {
  const editor = useSettingsEditor(settings)
  return (
    <IndexedPage key={editor.reading} parts={parts}>
      <BannerSection editor={editor} />
      <FeaturedSection editor={editor} />
      <ContactSection editor={editor} />
      <HoursSection editor={editor} />
      <LimitsSection editor={editor} />
      <SimulationSection editor={editor} />
    </IndexedPage>
  )
}

function SimulationSection({ editor }: { editor: SettingsEditor }) {
  return (
    <SettingsSection
      editor={editor}
      part="paiements"
      state={[useSite().simulationNotice === null ? 'Réels' : 'Simulés']}
      about={<p>Sans clé du prestataire, aucun paiement n’est réel, et chaque page le dit.</p>}
      complete={fields => fields}
    >
      <TextField
        name="simulationNotice"
        {...settingFacts.simulationNotice}
        defaultValue={editor.settings.simulationNotice}
        maxLength={MAX_SIMULATION_NOTICE_LENGTH}
        autoComplete="off"
      />
    </SettingsSection>
  )
}
