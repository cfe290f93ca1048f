import { counted } from '#contract/french/counted.ts'
import { formatFcfa } from '#contract/money.ts'
import { settingFacts } from '#contract/settings/facts.ts'
import { SettingsSection } from '#web/features/settings/settings-section.tsx'
import type { SettingsEditor } from '#web/features/settings/use-settings-editor.ts'
import { TextField } from '#web/ui/forms/fields.tsx'

const limits = [
  'openFcfaUnconfirmed',
  'openFcfaConfirmed',
  'ordersPerHour',
  'textsPerNumber',
  'cashAnswerHours',
] as const

/** Limits of orders and texts, which protect stock and costs. */
export function LimitsSection({ editor }: { editor: SettingsEditor }) {
  const { ordersPerHour, openFcfaConfirmed } = editor.settings
  return (
    <SettingsSection
      editor={editor}
      part="limites"
      state={[
        `${counted(ordersPerHour, 'commande')} par heure`,
        `${formatFcfa(String(openFcfaConfirmed))} d’encours`,
      ]}
      about={
        <p>Elles protègent le stock des producteurs, et la caisse. Elles valent dès la commande suivante.</p>
      }
      complete={fields => Object.fromEntries(limits.map(name => [name, wholeNumber(fields[name])]))}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] items-end gap-4 sm:grid-cols-2 sm:*:last:col-span-full lg:grid-cols-[minmax(0,1fr)]">
        {limits.map(name => (
          <TextField
            key={name}
            name={name}
            {...settingFacts[name]}
            inputMode="numeric"
            autoComplete="off"
            defaultValue={editor.settings[name].toLocaleString('fr-FR')}
          />
        ))}
      </div>
    </SettingsSection>
  )
}

/** Parses a number with spaces, "200 000"; anything else is returned as text, for the schema to refuse. */
function wholeNumber(typed: FormDataEntryValue | undefined): number | string {
  const digits = String(typed).replace(/\s/g, '')
  return /^\d+$/.test(digits) ? Number(digits) : digits
}
