import { useState } from 'react'
import { shortHours } from '#contract/delivery/opening-hours.ts'
import { settingFacts } from '#contract/settings/facts.ts'
import { OpeningFields } from '#web/features/delivery/admin/opening-fields.tsx'
import { SettingsSection } from '#web/features/settings/settings-section.tsx'
import type { SettingsEditor } from '#web/features/settings/use-settings-editor.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'

/** Opening hours of the team. */
export function HoursSection({ editor }: { editor: SettingsEditor }) {
  const { openingHours, isPhoneAlwaysAnswered } = editor.settings
  const [openings, setOpenings] = useState(() => openingHours.map((opening, key) => ({ ...opening, key })))
  return (
    <SettingsSection
      editor={editor}
      part="horaires"
      state={openingHours.length > 0 ? shortHours(openingHours) : ['Aucun horaire']}
      about={
        <p>
          La page Contact et l’assistant les disent. Si le téléphone ne répond pas jour et nuit, il suit ces
          horaires.
        </p>
      }
      complete={fields => ({
        openingHours: openings.map(({ key: _, ...opening }) => opening),
        isPhoneAlwaysAnswered: fields.isPhoneAlwaysAnswered === 'on',
      })}
    >
      <OpeningFields openings={openings} onChange={setOpenings} />
      <Checkbox
        name="isPhoneAlwaysAnswered"
        label={settingFacts.isPhoneAlwaysAnswered.label}
        defaultChecked={isPhoneAlwaysAnswered}
      />
    </SettingsSection>
  )
}
