import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import type { User } from '#contract/accounts/schemas.ts'
import { type DeliveryMode, deliveryModeFacts, deliveryModes } from '#contract/delivery/facts.ts'
import { nationalNumber } from '#web/features/accounts/ivorian-phone.ts'
import type { CheckoutDelivery } from '#web/features/orders/checkout/use-delivery.ts'
import { Button } from '#web/ui/button.tsx'
import { RadioGroup } from '#web/ui/forms/choices.tsx'
import { TextAreaField } from '#web/ui/forms/fields.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'

// Who comes back has an address.
export const loadTypedPlace = () => import('#web/features/orders/checkout/typed-place.tsx')
const TypedPlace = lazy(async () => ({ default: (await loadTypedPlace()).TypedPlace }))
const PickupChoice = lazy(() => import('#web/features/orders/checkout/pickup-choice.tsx'))

type Props = {
  user: User
  delivery: CheckoutDelivery
  /** The server found something wrong with the place: its fields are in sight. */
  isRefused: boolean
  /** Opens the form of a new address, under a name or without one. */
  onNewAddress: (label: string) => void
  /** Told whether all fields are there: some come late. */
  onReady: (isReady: boolean) => void
  /** Stands between the place and the notes: when it arrives. */
  children: ReactNode
}

function Ready({ onReady }: Pick<Props, 'onReady'>) {
  useEffect(() => {
    onReady(true)
    return () => onReady(false)
  }, [onReady])
  return null
}

function SavedAddresses({ delivery: { addresses, saved, choose } }: Pick<Props, 'delivery'>) {
  return (
    <RadioGroup
      name="savedAddress"
      legend="Adresse de livraison"
      choices={[
        ...addresses.map(({ id, label, address }) => ({ value: id, label, hint: address })),
        { value: '', label: 'Autre adresse', hint: 'Livrer ailleurs cette fois' },
      ]}
      value={saved?.id ?? ''}
      onChange={choose}
    />
  )
}

const modeHints: Record<DeliveryMode, string> = {
  home: 'Le producteur vient jusqu’à vous, gratuitement',
  pickup: 'Vous passez prendre votre commande près de chez vous',
}

const waiting = (
  <Loading words="Chargement de vos adresses…">
    <Skeleton className="h-14 w-full" />
  </Loading>
)

/** Where the order goes, and what the person who hands it over should know. */
export function DeliveryFields(props: Props) {
  const { delivery, children } = props
  const { isPending, mode, modes, draft, change } = delivery
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {modes.length > 0 && (
        <RadioGroup
          name="delivery.mode"
          legend={'Comment recevoir votre commande\u00a0?'}
          choices={modes.map(value => ({
            value,
            label: deliveryModeFacts[value].label,
            hint: modeHints[value],
          }))}
          value={mode}
          onChange={chosen => change({ mode: deliveryModes.find(known => known === chosen) })}
        />
      )}
      {isPending ? (
        waiting
      ) : mode === 'pickup' ? (
        <Suspense fallback={waiting}>
          <PickupChoice {...props} />
          <Ready onReady={props.onReady} />
        </Suspense>
      ) : (
        <Home {...props} />
      )}
      {children}
      <TextAreaField
        label="Notes de livraison"
        name="notes"
        rows={2}
        isOptional
        hint="Étage, heure qui vous arrange, personne à appeler…"
        maxLength={1000}
        defaultValue={draft.notes}
        onChange={event => change({ notes: event.target.value })}
      />
    </div>
  )
}

/** A saved address, or any other. */
function Home(props: Props) {
  const { delivery, isRefused, onReady } = props
  const { addresses, isKnown, place, change } = delivery
  return (
    <>
      {addresses.length > 0 && <SavedAddresses delivery={delivery} />}
      {isKnown && !isRefused ? (
        <p className="flex flex-wrap items-center justify-between gap-x-4">
          <span>
            À remettre à <strong>{place.recipientName}</strong>,{' '}
            <span className="nums whitespace-nowrap">{nationalNumber(place.phone)}</span>
          </span>
          <Button variant="quiet" size="small" className="-mx-3" onClick={() => change({ isEdited: true })}>
            Modifier
          </Button>
          <Ready onReady={onReady} />
        </p>
      ) : (
        <Suspense fallback={waiting}>
          <TypedPlace {...props} />
          <Ready onReady={onReady} />
        </Suspense>
      )}
    </>
  )
}
