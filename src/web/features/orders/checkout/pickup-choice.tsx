import type { User } from '#contract/accounts/schemas.ts'
import { hoursLines } from '#contract/delivery/opening-hours.ts'
import type { PickupPoint } from '#contract/delivery/pickup.schemas.ts'
import { paths } from '#contract/paths.ts'
import { RecipientFields } from '#web/features/delivery/recipient-fields.tsx'
import type { CheckoutDelivery } from '#web/features/orders/checkout/use-delivery.ts'
import { type Choice, RadioGroup } from '#web/ui/forms/choices.tsx'
import { SiteLink } from '#web/ui/site-link.tsx'
import { LoadFailureLine } from '#web/ui/spaces/load-failure.tsx'

/** Those of the customer's region come first. */
const nearestFirst = (points: readonly PickupPoint[], { region }: User): PickupPoint[] =>
  points.toSorted((one, other) => Number(other.zone.region === region) - Number(one.zone.region === region))

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

/** At which point the order is fetched, and by whom. */
export default function PickupChoice({ user, delivery }: { user: User; delivery: CheckoutDelivery }) {
  const { pickup, recipient, draft, change } = delivery
  return (
    <>
      {pickup.data ? (
        <RadioGroup
          name="delivery.pickupPointId"
          legend="Choisissez votre point de retrait"
          choices={nearestFirst(pickup.data, user).map(choiceOf)}
          value={draft.pickupPointId ?? ''}
          onChange={pickupPointId => change({ pickupPointId })}
        />
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
