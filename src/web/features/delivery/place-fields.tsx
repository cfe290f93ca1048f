import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { User } from '#contract/accounts/schemas.ts'
import { regions } from '#contract/regions.ts'
import { apiQuery, useApi } from '#web/api-query.ts'
import { nationalNumber } from '#web/features/accounts/ivorian-phone.ts'
import { PhoneField } from '#web/features/accounts/phone-field.tsx'
import { type Place, regionOf, servedZonesOf } from '#web/features/delivery/place.ts'
import { PositionButton } from '#web/features/delivery/position-button.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { SelectField, TextAreaField, TextField } from '#web/ui/forms/fields.tsx'

type Props = {
  user: User
  place: Place
  onPlace: (changes: Partial<Place>) => void
  /** Stands before the names of the fields, as the server names them in its refusals. */
  prefix?: string
}

/** Where to deliver, and to whom. */
export function PlaceFields(props: Props) {
  return (
    <>
      <ZoneFields {...props} />
      <Directions {...props} />
      <Recipient {...props} />
    </>
  )
}

/** The region, then the commune where there are several. */
function ZoneFields({ place, onPlace, prefix = '' }: Props) {
  const { data: zones = [] } = useQuery(apiQuery(useApi(), 'listZones'))
  const region = regionOf(place, zones)
  const here = servedZonesOf(zones, region)
  const servedRegions = regions.filter(one => servedZonesOf(zones, one).length > 0)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
      <SelectField
        name={here.length === 1 ? `${prefix}zoneId` : `${prefix}region`}
        label="Région"
        placeholder="Choisissez votre région"
        options={servedRegions.map(one => [one, one] as const)}
        value={region}
        onChange={event => onPlace({ region: event.target.value, zoneId: '' })}
      />
      {here.length !== 1 && (
        <SelectField
          name={`${prefix}zoneId`}
          label="Commune"
          placeholder="Choisissez votre commune"
          options={here.map(({ id, name }) => [id, name] as const)}
          value={here.some(({ id }) => id === place.zoneId) ? place.zoneId : ''}
          onChange={event => onPlace({ region, zoneId: event.target.value })}
        />
      )}
    </div>
  )
}

function Directions({ place, onPlace, prefix = '' }: Props) {
  return (
    <div>
      <TextAreaField
        label="Adresse de livraison"
        name={`${prefix}directions`}
        rows={2}
        value={place.directions}
        onChange={event => onPlace({ directions: event.target.value })}
        hint="Quartier, rue et repère : « Angré 8e tranche, portail bleu derrière la pharmacie »"
        autoComplete="street-address"
        maxLength={500}
      />
      <PositionButton hasPosition={place.latitude !== null} onPosition={onPlace} />
    </div>
  )
}

/** The customer, unless it says that somebody else receives. */
function Recipient({ user, place, onPlace, prefix = '' }: Props) {
  const [isOther, setOther] = useState(
    place.recipientName !== user.fullName || (user.phone !== null && place.phone !== user.phone),
  )
  const choose = (other: boolean) => {
    setOther(other)
    onPlace(
      other ? { recipientName: '', phone: '' } : { recipientName: user.fullName, phone: user.phone ?? '' },
    )
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {!isOther && user.phone && (
        <p>
          Le producteur appelle <strong>{user.fullName}</strong> au{' '}
          <strong className="nums whitespace-nowrap">{nationalNumber(user.phone)}</strong>.
        </p>
      )}
      <Checkbox
        name={`${prefix}isOther`}
        label="Quelqu’un d’autre reçoit la commande"
        checked={isOther}
        onChange={event => choose(event.target.checked)}
      />
      {isOther && (
        <TextField
          label="Son nom"
          name={`${prefix}recipientName`}
          value={place.recipientName}
          onChange={event => onPlace({ recipientName: event.target.value })}
          autoComplete="off"
          maxLength={120}
        />
      )}
      {(isOther || !user.phone) && (
        <PhoneField
          key={String(isOther)}
          label={isOther ? 'Son téléphone' : 'Votre téléphone'}
          name={`${prefix}phone`}
          hint="Le producteur appelle ce numéro pour livrer"
          defaultValue={nationalNumber(place.phone)}
          onChange={event => onPlace({ phone: event.target.value })}
        />
      )}
    </div>
  )
}
