import { useState } from 'react'
import type { User } from '#contract/accounts/schemas.ts'
import { hoursLines } from '#contract/delivery/opening-hours.ts'
import type { PickupPoint } from '#contract/delivery/pickup.schemas.ts'
import { paths } from '#contract/paths.ts'
import { useZone } from '#web/features/delivery/days/use-zone.ts'
import { regionOf } from '#web/features/delivery/place.ts'
import { RecipientFields } from '#web/features/delivery/recipient-fields.tsx'
import type { CheckoutDelivery } from '#web/features/orders/checkout/use-delivery.ts'
import { type Choice, RadioGroup } from '#web/ui/forms/choices.tsx'
import { useFocusOnChange } from '#web/ui/forms/use-focus-on-change.ts'
import { LoadFailureLine } from '#web/ui/signed-in/load-failure.tsx'
import { SiteLink } from '#web/ui/site-link.tsx'

const choiceOf = ({ id, name, zone, address, openingHours }: PickupPoint): Choice => ({
  value: id,
  label: name,
  hint: (
    <>
      <span className="block">
        {address}, {zone.name}
      </span>
      {hoursLines(openingHours).map(({ days, hours }) => (
        <span key={days} className="block first-letter:uppercase">
          {days}, {hours}
        </span>
      ))}
    </>
  ),
})

/** Choice of the pickup point and the person who collects. */
export default function PickupChoice({ user, delivery }: { user: User; delivery: CheckoutDelivery }) {
  const { pickup, recipient, draft, change } = delivery
  return (
    <>
      {pickup.data ? (
        <Points user={user} delivery={delivery} points={pickup.data} />
      ) : (
        <LoadFailureLine words="Les points de retrait n’ont pas pu être affichés." query={pickup} />
      )}
      <div>
        <p className="text-ink-soft">
          Le producteur y remet votre commande le jour prévu, pendant les heures d’ouverture.
        </p>
        <SiteLink
          href={paths.pickupPoints()}
          className="inline-flex min-h-11 items-center font-semibold text-leaf-800 underline underline-offset-2"
        >
          Itinéraires et téléphones des points
        </SiteLink>
      </div>
      <RecipientFields
        user={user}
        recipient={recipient}
        onRecipient={changes => change({ recipient: { ...draft.recipient, ...changes } })}
        prefix="delivery."
      />
    </>
  )
}

type PointsProps = { user: User; delivery: CheckoutDelivery; points: readonly PickupPoint[] }

/** The points of the customer's region, and all others on demand. */
function Points({ user, delivery: { place, draft, change }, points }: PointsProps) {
  const { all: zones = [] } = useZone()
  const [areAllAsked, setAllAsked] = useState(false)
  // The pressed button disappears.
  const list = useFocusOnChange(String(areAllAsked))
  const region = regionOf(place, zones) || user.region
  const near = points.filter(({ zone }) => zone.region === region)
  const others = points.filter(point => !near.includes(point))
  const areAllShown = areAllAsked || near.length === 0 || others.some(({ id }) => id === draft.pickupPointId)
  return (
    <div ref={list} tabIndex={-1} className="outline-none">
      <RadioGroup
        name="delivery.pickupPointId"
        legend="Choisissez votre point de retrait"
        choices={(areAllShown ? [...near, ...others] : near).map(choiceOf)}
        value={draft.pickupPointId ?? ''}
        onChange={pickupPointId => change({ pickupPointId })}
      />
      {!areAllShown && others.length > 0 && (
        <button
          type="button"
          onClick={() => setAllAsked(true)}
          className="mt-1 inline-flex min-h-11 items-center font-semibold text-leaf-800 underline underline-offset-2"
        >
          Autres points de retrait ({others.length})
        </button>
      )}
    </div>
  )
}
