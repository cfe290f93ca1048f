import type { Zone } from '#contract/delivery/schemas.ts'
import { counted } from '#contract/french/counted.ts'
import { OpenOrClosed } from '#web/features/delivery/admin/open-or-closed.tsx'
import { ZoneForm } from '#web/features/delivery/admin/zone-form.tsx'
import { InlineEditRow } from '#web/ui/on-demand/inline-edit-row.tsx'
import { FactsLine } from '#web/ui/signed-in/facts-line.tsx'

type Props = {
  zone: Zone
  /** All zones of its region, in order. */
  ofRegion: readonly Zone[]
  /** "mardi et vendredi": days of the default rounds to the zone; empty without any. Undefined where its heading has them. */
  days: string | undefined
  /** Number of open pickup points in it. */
  pointCount: number
}

/** A zone in one line, which expands to its form. */
export function ZoneRow({ zone, ofRegion, days, pointCount }: Props) {
  const { name, isServed, position } = zone
  const about = [
    days === '' ? 'Aucune tournée' : days,
    pointCount > 0 && counted(pointCount, 'point de retrait', 'points de retrait'),
  ]
  return (
    <InlineEditRow
      label={`Modifier ${name}`}
      summary={
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <OpenOrClosed name={name} isOpen={isServed} closedWord="Fermée" />
          <span className="text-sm text-ink-soft">
            <FactsLine facts={about} />
          </span>
        </div>
      }
    >
      {close => <ZoneForm key={position} zone={zone} ofRegion={ofRegion} onDone={close} />}
    </InlineEditRow>
  )
}
