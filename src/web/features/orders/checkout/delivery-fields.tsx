import { MapPin, Plus } from 'lucide-react'
import type { Address } from '#contract/accounts/schemas.ts'
import { cx } from '#web/ui/cx.ts'
import { TextAreaField } from '#web/ui/forms/fields.tsx'

/** Names that an address often has. */
const ADDRESS_PRESETS = ['Principal', 'Domicile', 'Travail'] as const

type Props = {
  addresses: readonly Address[]
  /** The text of the field. */
  address: string
  onAddress: (address: string) => void
  /** Opens the form of a new address, under a name or without one. */
  onNewAddress: (label: string) => void
}

function SavedAddress({
  saved,
  isChosen,
  onChoose,
}: {
  saved: Address
  isChosen: boolean
  onChoose: () => void
}) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className={cx(
        'flex min-h-14 w-full items-start gap-3 rounded-field border bg-white p-3 text-left',
        isChosen ? 'border-leaf-700 bg-leaf-50 ring-1 ring-leaf-700' : 'border-line-strong hover:bg-leaf-50',
      )}
    >
      <MapPin aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf-700" />
      <span className="min-w-0">
        <span className="block font-semibold">{saved.label}</span>
        <span className="line-clamp-2 text-sm text-ink-soft">{saved.address}</span>
      </span>
    </button>
  )
}

function NewAddressButtons({ addresses, onNewAddress }: Pick<Props, 'addresses' | 'onNewAddress'>) {
  const free = ADDRESS_PRESETS.filter(preset => !addresses.some(({ label }) => label === preset))
  const choices = [...free.map(preset => [preset, preset] as const), ['', 'Autre adresse'] as const]
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="mb-1 text-sm text-ink-soft">Enregistrer une adresse pour la prochaine fois :</legend>
      {choices.map(([label, words]) => (
        <button
          key={words}
          type="button"
          onClick={() => onNewAddress(label)}
          className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-dashed border-line-strong px-4 font-semibold text-leaf-800 hover:bg-leaf-50"
        >
          <Plus aria-hidden className="size-4" />
          {words}
        </button>
      ))}
    </fieldset>
  )
}

/** Where to deliver: a saved address or any other, and what the person who delivers should know. */
export function DeliveryFields({ addresses, address, onAddress, onNewAddress }: Props) {
  return (
    <div className="grid gap-4">
      {addresses.length > 0 && (
        <ul aria-label="Adresses enregistrées" className="grid gap-2 sm:grid-cols-2">
          {addresses.map(saved => (
            <li key={saved.id}>
              <SavedAddress
                saved={saved}
                isChosen={saved.address === address.trim()}
                onChoose={() => onAddress(saved.address)}
              />
            </li>
          ))}
        </ul>
      )}
      <TextAreaField
        label="Adresse de livraison"
        name="deliveryAddress"
        rows={2}
        value={address}
        onChange={event => onAddress(event.target.value)}
        hint="Ville, quartier et un repère pour vous trouver"
        autoComplete="street-address"
        maxLength={500}
      />
      <NewAddressButtons addresses={addresses} onNewAddress={onNewAddress} />
      <TextAreaField
        label="Notes de livraison"
        name="notes"
        rows={2}
        isOptional
        hint="Étage, heure qui vous arrange, personne à appeler…"
        maxLength={1000}
      />
    </div>
  )
}
