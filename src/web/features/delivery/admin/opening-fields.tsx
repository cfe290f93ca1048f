import { Plus } from 'lucide-react'
import type { Opening } from '#contract/delivery/opening-hours.ts'
import { weekdayWord, weekdayWords } from '#contract/french/weekdays.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField, TextField } from '#web/ui/forms/fields.tsx'
import { useField } from '#web/ui/forms/form.tsx'
import { Trash2 } from '#web/ui/icons.ts'

export type OpeningDraft = Opening & { key: number }

const weekdayOptions = weekdayWords.map((word, index) => [String(index + 1), word] as const)

type Props = { openings: readonly OpeningDraft[]; onChange: (openings: OpeningDraft[]) => void }

/** The hours of a point, stretch by stretch. */
export function OpeningFields({ openings, onChange }: Props) {
  const { id, error, clear } = useField('openingHours')
  const change = (key: number, changes: Partial<Opening>) => {
    clear()
    onChange(openings.map(opening => (opening.key === key ? { ...opening, ...changes } : opening)))
  }
  const add = () => {
    const key = 1 + Math.max(-1, ...openings.map(opening => opening.key))
    const weekday = ((openings.at(-1)?.weekday ?? 0) % weekdayWords.length) + 1
    onChange([...openings, { weekday, from: '08:00', to: '18:00', key }])
  }
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-describedby={error ? `${id}-error` : undefined}
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3"
    >
      <legend className="mb-2 font-semibold">Horaires</legend>
      {error && (
        <p id={`${id}-error`} className="text-sm font-semibold text-danger">
          {error}
        </p>
      )}
      {openings.map((opening, index) => (
        <OpeningRow
          key={opening.key}
          name={`openingHours.${index}`}
          opening={opening}
          onChange={changes => change(opening.key, changes)}
          onRemove={() => onChange(openings.filter(({ key }) => key !== opening.key))}
        />
      ))}
      <div>
        <Button variant="secondary" size="small" onClick={add}>
          <Plus aria-hidden className="size-4" />
          Ajouter un horaire
        </Button>
      </div>
    </fieldset>
  )
}

type RowProps = {
  /** Of the opening, as the server names it in its refusals. */
  name: string
  opening: Opening
  onChange: (changes: Partial<Opening>) => void
  onRemove: () => void
}

function OpeningRow({ name, opening: { weekday, from, to }, onChange, onRemove }: RowProps) {
  return (
    <fieldset className="min-w-0 rounded-field border border-line p-3">
      <legend className="sr-only">Horaire de {weekdayWord(weekday)}</legend>
      <div className="grid grid-cols-2 items-end gap-3 sm:grid-cols-[minmax(0,1fr)_8.5rem_8.5rem_auto]">
        <SelectField
          name={`${name}.weekday`}
          label="Jour"
          className="max-sm:col-span-2"
          options={weekdayOptions}
          value={String(weekday)}
          onChange={event => onChange({ weekday: Number(event.target.value) })}
        />
        <TextField
          name={`${name}.from`}
          label="Ouvre à"
          type="time"
          value={from}
          onChange={event => onChange({ from: event.target.value })}
        />
        <TextField
          name={`${name}.to`}
          label="Ferme à"
          type="time"
          value={to}
          onChange={event => onChange({ to: event.target.value })}
        />
        <Button size="small" variant="quiet" className="text-danger! max-sm:col-span-2" onClick={onRemove}>
          <Trash2 aria-hidden className="size-5" />
          Retirer<span className="sr-only"> l’horaire de {weekdayWord(weekday)}</span>
        </Button>
      </div>
    </fieldset>
  )
}
