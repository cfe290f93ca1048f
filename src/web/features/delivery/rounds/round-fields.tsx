import type { RoundsBody, Zone } from '#contract/delivery/schemas.ts'
import { weekdayWord, weekdayWords } from '#contract/french/weekdays.ts'
import { regions } from '#contract/regions.ts'
import { daysBeforeWords, hourWords, zoneWords } from '#web/features/delivery/rounds/round-words.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { SelectField } from '#web/ui/forms/fields.tsx'

export type RoundDraft = RoundsBody[number] & { key: string }

const range = (count: number) => Array.from({ length: count }, (_, number) => number)

const weekdayOptions = weekdayWords.map((word, index) => [String(index + 1), word] as const)
const hourOptions = range(24).map(hour => [String(hour), hourWords(hour)] as const)
const daysBeforeOptions = range(8).map(days => [String(days), daysBeforeWords(days)] as const)

const numbers = [
  ['weekday', 'Jour de livraison', weekdayOptions],
  ['beforeHour', 'Commandes avant', hourOptions],
  ['daysBefore', 'Quel jour', daysBeforeOptions],
] as const

type Props = {
  round: RoundDraft
  zones: readonly Zone[]
  onChange: (change: Partial<RoundDraft>) => void
}

/** When a round takes place, until when it takes orders, and where it goes. */
export function RoundFields({ round, zones, onChange }: Props) {
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-3">
        {numbers.map(([name, label, options]) => (
          <SelectField
            key={name}
            name={name}
            label={label}
            options={options}
            value={String(round[name])}
            onChange={event => onChange({ [name]: Number(event.target.value) })}
          />
        ))}
      </div>
      <ZonesOfRound round={round} zones={zones} onChange={onChange} />
    </>
  )
}

function ZonesOfRound({ round, zones, onChange }: Props) {
  // A closed zone is shown where the round went before it was closed.
  const offered = zones.filter(({ id, isServed }) => isServed || round.zoneIds.includes(id))
  const toggle = (id: string, isChosen: boolean) =>
    onChange({ zoneIds: isChosen ? [...round.zoneIds, id] : round.zoneIds.filter(other => other !== id) })
  return (
    <details className="mt-3">
      <summary className="flex min-h-11 cursor-pointer items-center underline underline-offset-4">
        <span className="min-w-0 break-words">
          Zones de {weekdayWord(round.weekday)}&nbsp;: <strong>{zoneWords(round, zones)}</strong>
        </span>
      </summary>
      <p className="mb-2 text-sm text-ink-soft">Cochez où va cette tournée. Rien de coché&nbsp;: partout.</p>
      {regions.map(region => {
        const here = offered.filter(zone => zone.region === region)
        return (
          here.length > 0 && (
            <fieldset key={region} className="mt-2 min-w-0">
              <legend className="font-semibold">{region}</legend>
              <div className="grid grid-cols-2 gap-x-3 sm:grid-cols-3">
                {here.map(({ id, name, isServed }) => (
                  <Checkbox
                    key={id}
                    label={isServed ? name : `${name} (fermée)`}
                    checked={round.zoneIds.includes(id)}
                    onChange={event => toggle(id, event.target.checked)}
                  />
                ))}
              </div>
            </fieldset>
          )
        )
      })}
    </details>
  )
}
