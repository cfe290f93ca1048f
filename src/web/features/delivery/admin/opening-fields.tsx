import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { Opening } from '#contract/delivery/opening-hours.ts'
import { weekdayWord, weekdayWords } from '#contract/french/weekdays.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/forms/field-error.tsx'
import { useField } from '#web/ui/forms/form.tsx'
import { Trash2 } from '#web/ui/icons.ts'
import { IconButton } from '#web/ui/signed-in/icon-button.tsx'

export type OpeningDraft = Opening & { key: number }

type Props = { openings: readonly OpeningDraft[]; onChange: (openings: OpeningDraft[]) => void }

/** Default hours of a new opening. */
const USUAL = { from: '08:00', to: '18:00' }

/** Opening hours of a week: a line per day, with one row per interval. */
export function OpeningFields({ openings, onChange }: Props) {
  const { id, error, clear } = useField('openingHours')
  const change = (key: number, changes: Partial<Opening>) => {
    clear()
    onChange(openings.map(opening => (opening.key === key ? { ...opening, ...changes } : opening)))
  }
  const addTo = (weekday: number) => {
    const key = 1 + Math.max(-1, ...openings.map(opening => opening.key))
    onChange([...openings, { weekday, ...USUAL, key }])
  }
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={error ? `${id}-error` : undefined} className="min-w-0">
      <legend className="mb-1 font-semibold">Horaires</legend>
      <FieldError id={id} error={error} className="" />
      <ul className="max-w-lg divide-y divide-line">
        {weekdayWords.map((word, index) => (
          <DayLine
            key={word}
            weekday={index + 1}
            openings={openings}
            onChange={change}
            onAdd={() => addTo(index + 1)}
            onRemove={removed => onChange(openings.filter(({ key }) => key !== removed))}
          />
        ))}
      </ul>
      <FurtherStretch onAdd={addTo} />
    </fieldset>
  )
}

/** Adds another interval to a day. */
function FurtherStretch({ onAdd }: { onAdd: (weekday: number) => void }) {
  const [weekday, setWeekday] = useState(1)
  return (
    <div className="mt-2 flex max-w-lg items-end gap-2">
      <label className="grid min-w-0 grow gap-1 text-sm text-ink-soft">
        Une pause dans la journée&nbsp;? Second horaire le
        <select
          value={weekday}
          onChange={event => setWeekday(Number(event.target.value))}
          className="control"
        >
          {weekdayWords.map((word, index) => (
            <option key={word} value={index + 1}>
              {word}
            </option>
          ))}
        </select>
      </label>
      <Button variant="secondary" className="min-h-12" onClick={() => onAdd(weekday)}>
        <Plus aria-hidden className="size-5" />
        Ajouter<span className="sr-only"> un second horaire</span>
      </Button>
    </div>
  )
}

type DayProps = {
  weekday: number
  /** Of the whole week: the server refers to an opening by its index there. */
  openings: readonly OpeningDraft[]
  onChange: (key: number, changes: Partial<Opening>) => void
  onAdd: () => void
  onRemove: (key: number) => void
}

function DayLine({ weekday, openings, onChange, onAdd, onRemove }: DayProps) {
  const word = weekdayWord(weekday)
  const isOpen = openings.some(opening => opening.weekday === weekday)
  return (
    <li className="flex items-start gap-1 py-1 max-[22rem]:block">
      <span className="block w-10 shrink-0 py-3 text-sm first-letter:uppercase max-[22rem]:w-auto max-[22rem]:pt-1 max-[22rem]:pb-0 sm:w-24 sm:text-base">
        <span aria-hidden className="sm:hidden">
          {word.slice(0, 3)}.
        </span>
        <span className="max-sm:sr-only">{word}</span>
      </span>
      <div className="min-w-0 grow">
        {!isOpen && (
          <p className="flex items-center justify-between text-ink-soft">
            Fermé
            <IconButton icon={Plus} label={`Ajouter un horaire le ${word}`} onClick={onAdd} />
          </p>
        )}
        {openings.map(
          (opening, place) =>
            opening.weekday === weekday && (
              <Stretch
                key={opening.key}
                name={`openingHours.${place}`}
                opening={opening}
                onChange={changes => onChange(opening.key, changes)}
                onRemove={() => onRemove(opening.key)}
              />
            ),
        )}
      </div>
    </li>
  )
}

type StretchProps = {
  /** Name of the opening in the server's errors. */
  name: string
  opening: Opening
  onChange: (changes: Partial<Opening>) => void
  onRemove: () => void
}

function Stretch({ name, opening: { weekday, from, to }, onChange, onRemove }: StretchProps) {
  const word = weekdayWord(weekday)
  const opens = useField(`${name}.from`)
  const closes = useField(`${name}.to`)
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">Horaire du {word}</legend>
      <div className="flex items-center gap-1">
        <TimeInput field={opens} label="Ouvre à" value={from} onChange={value => onChange({ from: value })} />
        <span aria-hidden>–</span>
        <TimeInput field={closes} label="Ferme à" value={to} onChange={value => onChange({ to: value })} />
        <IconButton
          icon={Trash2}
          label={`Retirer l’horaire du ${word}`}
          onClick={onRemove}
          className="text-danger"
        />
      </div>
      {[opens, closes].map(({ id, error }) => (
        <FieldError key={id} id={id} error={error} className="mb-1" />
      ))}
    </fieldset>
  )
}

type TimeProps = {
  field: ReturnType<typeof useField>
  label: string
  value: string
  onChange: (value: string) => void
}

/** A time field for a narrow line; its message is below the line. */
const TimeInput = ({ field: { id, error, clear }, label, value, onChange }: TimeProps) => (
  <input
    id={id}
    type="time"
    required
    aria-label={label}
    aria-invalid={error ? true : undefined}
    aria-describedby={error ? `${id}-error` : undefined}
    value={value}
    onChange={event => {
      clear()
      onChange(event.target.value)
    }}
    className="control min-w-0 px-2 max-sm:[&::-webkit-calendar-picker-indicator]:hidden sm:px-3"
  />
)
