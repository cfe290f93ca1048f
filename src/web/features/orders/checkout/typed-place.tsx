import { Plus } from 'lucide-react'
import type { User } from '#contract/accounts/schemas.ts'
import { PlaceFields } from '#web/features/delivery/place-fields.tsx'
import type { CheckoutDelivery } from '#web/features/orders/checkout/use-delivery.ts'
import { LazyDialog } from '#web/ui/on-demand/lazy-dialog.tsx'
import { LoadFailureLine } from '#web/ui/signed-in/load-failure.tsx'

/** Suggested names of addresses. */
const ADDRESS_PRESETS = ['Principal', 'Domicile', 'Travail'] as const

type Props = {
  user: User
  delivery: CheckoutDelivery
  /** Opens the form of a new address, with a suggested name or without one. */
  onNewAddress: (label: string) => void
}

function NewAddressButtons({ delivery, onNewAddress }: Props) {
  const free = ADDRESS_PRESETS.filter(preset => !delivery.addresses.some(({ label }) => label === preset))
  const choices = [...free.map(preset => [preset, preset] as const), ['', 'Autre nom'] as const]
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-3 font-semibold text-leaf-800 [&::-webkit-details-marker]:hidden">
        <Plus aria-hidden className="size-5 shrink-0" />
        Garder cette adresse pour la prochaine fois
      </summary>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="mb-1 text-sm text-ink-soft">Sous quel nom&nbsp;?</legend>
        {choices.map(([label, words]) => (
          <button key={words} type="button" onClick={() => onNewAddress(label)} className="address-name">
            <Plus aria-hidden className="size-4" />
            {words}
          </button>
        ))}
      </fieldset>
    </details>
  )
}

const loadAddressDialog = () => import('#web/features/accounts/addresses/address-dialog.tsx')

type NewAddressProps = {
  user: User
  delivery: CheckoutDelivery
  /** Suggested name. */
  label: string
  onClose: () => void
}

/** The form of a new address; submitted separately from the order. */
export function NewAddress({ user, delivery, label, onClose }: NewAddressProps) {
  return (
    <LazyDialog
      name="address-dialog"
      load={loadAddressDialog}
      isOpen
      title="Nouvelle adresse"
      onClose={onClose}
    >
      {({ AddressDialog }) => (
        <AddressDialog
          user={user}
          initial={{ label, place: delivery.place }}
          onSaved={({ id }) => delivery.choose(id)}
          onClose={onClose}
        />
      )}
    </LazyDialog>
  )
}

/** The fields of a typed place, where no saved address is used. */
export default function TypedPlace(props: Props) {
  const { user, delivery } = props
  const { addressBook } = delivery
  return (
    <>
      {!addressBook.data && (
        <LoadFailureLine words="Vos adresses n’ont pas pu être affichées." query={addressBook} />
      )}
      <PlaceFields
        key={delivery.saved?.id}
        user={user}
        place={delivery.place}
        onPlace={delivery.setPlace}
        prefix="delivery."
      />
      <NewAddressButtons {...props} />
    </>
  )
}
