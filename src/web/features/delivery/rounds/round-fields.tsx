import type { ReactNode } from 'react'
import type { RoundsBody, Zone } from '#contract/delivery/schemas.ts'
import { weekdayWord, weekdayWords } from '#contract/french/weekdays.ts'
import { daysBeforeWords, hourWords, zoneWords } from '#web/features/delivery/rounds/round-words.ts'
import { smallRegionsName, zonesByRegion } from '#web/features/delivery/zones-by-region.ts'
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

/** Fields of a round: weekday, order deadline and zones. */
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
  // Closed zones are offered only where the round served them before.
  const offered = zones.filter(({ id, isServed }) => isServed || round.zoneIds.includes(id))
  const { large, small } = zonesByRegion(offered)
  const choose = (some: readonly Zone[], areChosen: boolean) => {
    const ids = some.map(({ id }) => id)
    const others = round.zoneIds.filter(id => !ids.includes(id))
    onChange({ zoneIds: areChosen ? [...others, ...ids] : others })
  }
  return (
    <details className="mt-3">
      <summary className="flex min-h-11 cursor-pointer items-center underline underline-offset-4">
        <span className="min-w-0 break-words">
          Zones du {weekdayWord(round.weekday)}&nbsp;: <strong>{zoneWords(round, zones)}</strong>
        </span>
      </summary>
      <p className="mb-2 text-sm text-ink-soft">Cochez où va cette tournée. Rien de coché&nbsp;: partout.</p>
      {large.map(({ region, here }) => (
        <ZoneGroup key={region} name={region} zones={here} chosen={round.zoneIds} choose={choose}>
          <WholeRegion zones={here} chosen={round.zoneIds} choose={choose} />
        </ZoneGroup>
      ))}
      {small.length > 0 && (
        <ZoneGroup
          name={smallRegionsName(large.length > 0)}
          zones={small.flatMap(({ here }) => here)}
          chosen={round.zoneIds}
          choose={choose}
        />
      )}
    </details>
  )
}

type GroupProps = {
  zones: readonly Zone[]
  chosen: readonly string[]
  choose: (zones: readonly Zone[], areChosen: boolean) => void
}

/** Checkboxes of zones below one heading. */
function ZoneGroup({
  name,
  zones,
  chosen,
  choose,
  children,
}: GroupProps & { name: string; children?: ReactNode }) {
  return (
    <fieldset className="mt-2 min-w-0">
      <legend className="font-semibold">{name}</legend>
      {children}
      <div className="grid grid-cols-2 gap-x-2 max-sm:text-sm max-[22rem]:grid-cols-1 sm:grid-cols-3 sm:gap-x-3">
        {zones.map(zone => (
          <Checkbox
            key={zone.id}
            label={zone.isServed ? zone.name : `${zone.name} (fermée)`}
            checked={chosen.includes(zone.id)}
            onChange={event => choose([zone], event.target.checked)}
          />
        ))}
      </div>
    </fieldset>
  )
}

/** Selects or deselects all zones of a region. */
function WholeRegion({ zones, chosen, choose }: GroupProps) {
  const areAll = zones.every(({ id }) => chosen.includes(id))
  return (
    <Checkbox
      label={`Tout ${areAll ? 'décocher' : 'cocher'}`}
      checked={areAll}
      onChange={() => choose(zones, !areAll)}
    />
  )
}
