import { useEffect, useId, useRef, useState } from 'react'
import { atPlace } from '#contract/of-name.ts'
import { chosenZone } from '#web/features/delivery/days/chosen-zone.ts'
import { useDeliveryZone } from '#web/features/delivery/days/use-delivery-zone.ts'

/** Choice of the delivery zone: the default address, or a zone stored in this browser. */
export function ZonePicker({ takesFocus = false }: { takesFocus?: boolean | undefined }) {
  const { zones, zone, isHome, isPending } = useDeliveryZone()
  const [isChosen, setChosen] = useState(takesFocus)
  const id = useId()
  const select = useRef<HTMLSelectElement>(null)
  useEffect(() => {
    if (isChosen && !isPending) select.current?.focus()
  }, [isChosen, isPending])
  if (isPending) return null
  if (zone && isHome && !isChosen) {
    return (
      <span className="mt-1 flex flex-wrap items-center gap-x-3 text-base font-normal text-ink">
        Chez vous, {atPlace(zone.name)}
        <button type="button" onClick={() => setChosen(true)} className="text-link">
          Changer<span className="sr-only"> de commune</span>
        </button>
      </span>
    )
  }
  return (
    <span className="mt-1 flex max-w-full flex-wrap items-center gap-x-2 gap-y-1 text-base font-normal text-ink">
      <label htmlFor={id}>Votre commune&nbsp;:</label>
      <select
        ref={select}
        id={id}
        className="control max-w-72 min-w-36 flex-1 py-1"
        value={zone?.id ?? ''}
        onChange={({ target }) => chosenZone.write(target.value || undefined)}
      >
        <option value="">Choisissez</option>
        {zones.map(({ id: zoneId, name }) => (
          <option key={zoneId} value={zoneId}>
            {name}
          </option>
        ))}
      </select>
    </span>
  )
}
