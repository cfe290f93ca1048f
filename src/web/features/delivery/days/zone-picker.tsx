import { useEffect, useId, useRef } from 'react'
import { chosenZone } from '#web/features/delivery/days/chosen-zone.ts'
import { useZone } from '#web/features/delivery/days/use-zone.ts'

/** Where one wants to be delivered: chosen once, and kept in this browser. */
export function ZonePicker({ takesFocus = false }: { takesFocus?: boolean }) {
  const { zones, zone } = useZone()
  const id = useId()
  const select = useRef<HTMLSelectElement>(null)
  useEffect(() => {
    if (takesFocus) select.current?.focus()
  }, [takesFocus])
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
