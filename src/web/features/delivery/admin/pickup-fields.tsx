import {
  MAX_PICKUP_ADDRESS_LENGTH,
  MAX_PICKUP_DIRECTIONS_LENGTH,
  MAX_PICKUP_NAME_LENGTH,
} from '#contract/delivery/facts.ts'
import type { PickupPoint } from '#contract/delivery/pickup.schemas.ts'
import { nationalNumber } from '#contract/phone-words.ts'
import { PhoneField } from '#web/features/accounts/phone-field.tsx'
import { useStaffQuery } from '#web/features/accounts/staff-query.ts'
import { type OpeningDraft, OpeningFields } from '#web/features/delivery/admin/opening-fields.tsx'
import { SelectField, TextAreaField, TextField } from '#web/ui/forms/fields.tsx'

type Props = {
  point: PickupPoint | undefined
  openings: readonly OpeningDraft[]
  setOpenings: (openings: OpeningDraft[]) => void
}

/** Fields of a pickup point: place, directions and opening hours. */
export function PickupFields({ point, openings, setOpenings }: Props) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <TextField
        name="name"
        label="Nom du point"
        hint="Comme les clients le connaissent&nbsp;: «&nbsp;Gare d’Adjamé&nbsp;»"
        defaultValue={point?.name}
        maxLength={MAX_PICKUP_NAME_LENGTH}
        autoComplete="off"
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
        <ZoneField point={point} />
        <PhoneField
          name="phone"
          label="Téléphone du point"
          defaultValue={point ? nationalNumber(point.phone) : ''}
        />
      </div>
      <TextField
        name="address"
        label="Adresse"
        defaultValue={point?.address}
        maxLength={MAX_PICKUP_ADDRESS_LENGTH}
        autoComplete="off"
      />
      <TextAreaField
        name="directions"
        label="Comment trouver l’entrée"
        rows={2}
        defaultValue={point?.directions}
        maxLength={MAX_PICKUP_DIRECTIONS_LENGTH}
      />
      <OpeningFields openings={openings} onChange={setOpenings} />
    </div>
  )
}

function ZoneField({ point }: Pick<Props, 'point'>) {
  const { data: zones = [] } = useStaffQuery('listAdminZones')
  const options = zones.map(
    ({ id, name, region }) => [id, name === region ? name : `${region}\u00a0: ${name}`] as const,
  )
  return (
    <SelectField
      // Remounted once its options are loaded, since its value depends on them.
      key={options.length}
      name="zoneId"
      label="Zone"
      placeholder="Choisissez une zone"
      defaultValue={point?.zone.id ?? ''}
      options={options}
    />
  )
}
