import { useQuery } from '@tanstack/react-query'
import type { User } from '#contract/accounts/schemas.ts'
import { MAX_ADDRESS_LENGTH } from '#contract/delivery/facts.ts'
import { regions } from '#contract/regions.ts'
import { apiQuery, useApi } from '#web/api/api-query.ts'
import { type Place, regionOf, servedZonesOf } from '#web/features/delivery/place.ts'
import { PositionButton } from '#web/features/delivery/position-button.tsx'
import { RecipientFields } from '#web/features/delivery/recipient-fields.tsx'
import { type ChosenZone, zoneChange } from '#web/features/delivery/zone-change.ts'
import { SelectField, TextAreaField } from '#web/ui/forms/fields.tsx'
import { useFocusOnChange } from '#web/ui/forms/use-focus-on-change.ts'
import { LoadFailureLine } from '#web/ui/signed-in/load-failure.tsx'

type Props = {
  user: User
  place: Place
  onPlace: (changes: Partial<Place>) => void
  /** Prefix of the field names, as in the server's errors. */
  prefix?: string
}

/** Fields of a delivery address and its recipient. */
export function PlaceFields(props: Props) {
  return (
    <>
      <ZoneFields {...props} />
      <Directions {...props} />
      <RecipientFields
        recipient={props.place}
        onRecipient={props.onPlace}
        user={props.user}
        prefix={props.prefix}
      />
    </>
  )
}

/** Region select, then the zone where a region has several. */
function ZoneFields({ place, onPlace, prefix = '' }: Props) {
  const query = useQuery(apiQuery(useApi(), 'listZones'))
  const { data: zones = [], isLoadingError } = query
  // The pressed retry button disappears at once.
  const fields = useFocusOnChange(String(query.isPending && query.errorUpdateCount > 0), {
    preventScroll: true,
  })
  const region = regionOf(place, zones)
  const here = servedZonesOf(zones, region)
  const servedRegions = regions.filter(one => servedZonesOf(zones, one).length > 0)
  if (isLoadingError)
    return <LoadFailureLine words="Les communes n’ont pas pu être affichées." query={query} />
  const choose = (zone: ChosenZone) => onPlace(zoneChange(place, zone, zones))
  return (
    <div
      ref={fields}
      tabIndex={-1}
      className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] gap-4 outline-none"
    >
      <SelectField
        name={here.length === 1 ? `${prefix}zoneId` : `${prefix}region`}
        label="Région"
        placeholder="Choisissez votre région"
        options={servedRegions.map(one => [one, one] as const)}
        value={region}
        onChange={event => choose({ region: event.target.value, zoneId: '' })}
      />
      {here.length !== 1 && (
        <SelectField
          name={`${prefix}zoneId`}
          label="Commune"
          placeholder="Choisissez votre commune"
          options={here.map(({ id, name }) => [id, name] as const)}
          value={here.some(({ id }) => id === place.zoneId) ? place.zoneId : ''}
          onChange={event => choose({ region, zoneId: event.target.value })}
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
        hint="Quartier, rue et repère&nbsp;: «&nbsp;Angré 8e tranche, portail bleu derrière la pharmacie&nbsp;»"
        autoComplete="street-address"
        maxLength={MAX_ADDRESS_LENGTH}
      />
      <PositionButton hasPosition={place.latitude !== null} onPosition={onPlace} />
    </div>
  )
}
