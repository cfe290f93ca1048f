import type { Zone } from '#contract/delivery/schemas.ts'
import { counted } from '#contract/french/counted.ts'
import { ZoneForm } from '#web/features/delivery/admin/zone-form.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { FoldingRow } from '#web/ui/seldom/folding-row.tsx'

type Props = {
  zone: Zone
  /** The zones of its region in their order, itself among them. */
  ofRegion: readonly Zone[]
  /** "mardi et vendredi": when the rounds of the house go there; empty: never. */
  days: string
  /** Open pickup points in it. */
  pointCount: number
}

/** One zone in a line, which opens to change it. */
export function ZoneRow({ zone, ofRegion, days, pointCount }: Props) {
  const { name, isServed, position } = zone
  return (
    <FoldingRow
      label={`Modifier ${name}`}
      summary={
        <div className="flex flex-wrap items-center justify-between gap-x-4 sm:grid sm:grid-cols-3">
          <span className="flex min-w-0 flex-wrap items-center gap-x-2">
            <span
              className={isServed ? 'min-w-0 font-semibold break-words' : 'min-w-0 break-words text-ink-soft'}
            >
              {name}
            </span>
            {!isServed && <Badge tone="neutral">Fermée</Badge>}
          </span>
          <span className="text-sm text-ink-soft">{days || 'Aucune tournée'}</span>
          <span className="text-sm text-ink-soft max-sm:hidden">
            {pointCount > 0 && counted(pointCount, 'point de retrait', 'points de retrait')}
          </span>
        </div>
      }
    >
      {close => <ZoneForm key={position} zone={zone} ofRegion={ofRegion} onDone={close} />}
    </FoldingRow>
  )
}
