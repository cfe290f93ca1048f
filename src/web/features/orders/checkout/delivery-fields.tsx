import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { User } from '#contract/accounts/schemas.ts'
import { type DeliveryMode, deliveryModeFacts, deliveryModes } from '#contract/delivery/facts.ts'
import { oneOf } from '#contract/one-of.ts'
import { MAX_NOTES_LENGTH } from '#contract/orders/facts.ts'
import { nationalNumber } from '#contract/phone-words.ts'
import type { CheckoutDelivery } from '#web/features/orders/checkout/use-delivery.ts'
import { Button } from '#web/ui/button.tsx'
import { RadioGroup } from '#web/ui/forms/choices.tsx'
import { TextAreaField } from '#web/ui/forms/fields.tsx'
import { useField } from '#web/ui/forms/form.tsx'
import { useFocusOnChange } from '#web/ui/forms/use-focus-on-change.ts'
import { LazyCode } from '#web/ui/lazy-code.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'

// Needed without a saved address only.
export const loadTypedPlace = () => import('#web/features/orders/checkout/typed-place.tsx')
const loadPickupChoice = () => import('#web/features/orders/checkout/pickup-choice.tsx')

type Props = {
  user: User
  delivery: CheckoutDelivery
  /** True when the server refused the place: its fields are shown. */
  isRefused: boolean
  /** Opens the form of a new address, with a suggested name or without one. */
  onNewAddress: (label: string) => void
  /** Reports whether all fields are loaded. */
  onReady: (isReady: boolean) => void
  /** The delivery days, between the place and the notes. */
  children: ReactNode
}

function Ready({ onReady }: Pick<Props, 'onReady'>) {
  useEffect(() => {
    onReady(true)
    return () => onReady(false)
  }, [onReady])
  return null
}

type Choosing = Pick<Props, 'delivery'> & { onChoice: () => void }

function SavedAddresses({ delivery: { addresses, saved, choose }, onChoice }: Choosing) {
  return (
    <RadioGroup
      name="savedAddress"
      legend={'Où livrer\u00a0?'}
      choices={[
        ...addresses.map(({ id, label, address }) => ({ value: id, label, hint: address })),
        { value: '', label: 'Autre adresse', hint: 'Livrer ailleurs cette fois' },
      ]}
      value={saved?.id ?? ''}
      onChange={id => {
        onChoice()
        choose(id)
      }}
    />
  )
}

const modeHints: Record<DeliveryMode, string> = {
  home: 'Le producteur vient jusqu’à vous, gratuitement',
  pickup: 'Vous passez prendre votre commande près de chez vous',
}

const noteWords: Record<DeliveryMode, { label: string; hint: string }> = {
  home: { label: 'Notes de livraison', hint: 'Étage, heure qui vous arrange, personne à appeler…' },
  pickup: { label: 'Message au producteur', hint: 'Heure de votre passage, personne à appeler…' },
}

const waiting = (
  <Loading words="Chargement de vos adresses…">
    <Skeleton className="h-28 w-full" />
  </Loading>
)

/** The delivery place and notes for the courier. */
export function DeliveryFields(props: Props) {
  const { delivery, isRefused, children } = props
  const { isPending, mode, isKnown, draft, change, addressBook, pickup } = delivery
  // The pressed retry button disappears at once.
  const fields = useFocusOnChange(
    String(isPending && addressBook.errorUpdateCount + pickup.errorUpdateCount > 0),
  )
  // Folded for a returning customer; stays open once something is chosen here.
  const [isUntouched, setUntouched] = useState(true)
  const touch = () => setUntouched(false)
  return (
    <div ref={fields} tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {isPending ? (
        waiting
      ) : isUntouched && isKnown && mode === 'home' && !isRefused ? (
        <KnownPlace {...props} onChoice={touch} />
      ) : (
        <PlaceChoice {...props} onChoice={touch} />
      )}
      {children}
      <TextAreaField
        name="notes"
        rows={2}
        isOptional
        {...noteWords[mode]}
        maxLength={MAX_NOTES_LENGTH}
        defaultValue={draft.notes}
        onChange={event => change({ notes: event.target.value })}
      />
    </div>
  )
}

const HandedTo = ({ delivery: { place } }: Pick<Props, 'delivery'>) => (
  <span>
    À remettre à <strong>{place.recipientName}</strong>,{' '}
    <span className="nums whitespace-nowrap">{nationalNumber(place.phone)}</span>
  </span>
)

/** The chosen address, folded. */
function KnownPlace({ delivery, onReady, onChoice }: Props & Choosing) {
  const { modes, saved } = delivery
  const first = useField(modes.length > 0 ? 'delivery.mode' : 'savedAddress')
  const unfold = () => {
    flushSync(onChoice)
    document.getElementById(first.id)?.focus()
  }
  return (
    <div>
      <div className="flex items-start justify-between gap-x-4">
        <p className="min-w-0 font-semibold">{deliveryModeFacts.home.label}</p>
        <Button variant="quiet" size="small" className="-mx-3 -my-2 shrink-0" onClick={unfold}>
          Modifier<span className="sr-only"> la livraison</span>
        </Button>
      </div>
      <p className="text-ink-soft">
        {saved?.label}&nbsp;: {saved?.address}
      </p>
      <p className="mt-2">
        <HandedTo delivery={delivery} />
      </p>
      <Ready onReady={onReady} />
    </div>
  )
}

/** Home delivery or pickup, and the place. */
function PlaceChoice(props: Props & Choosing) {
  const { mode, modes, change } = props.delivery
  return (
    <>
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
          onChange={chosen => {
            props.onChoice()
            change({ mode: oneOf(deliveryModes, chosen) })
          }}
        />
      )}
      {mode === 'pickup' ? (
        <LateFields {...props} name="pickup-choice" load={loadPickupChoice} />
      ) : (
        <Home {...props} />
      )}
    </>
  )
}

type Late = { name: string; load: () => Promise<{ default: ComponentType<Props> }> }

function LateFields({ name, load, ...props }: Props & Late) {
  return (
    <LazyCode name={name} load={load} waiting={waiting}>
      {({ default: Fields }) => (
        <>
          <Fields {...props} />
          <Ready onReady={props.onReady} />
        </>
      )}
    </LazyCode>
  )
}

/** Choice among the saved addresses and a typed one. */
function Home(props: Props & Choosing) {
  const { delivery, isRefused, onReady } = props
  const { addresses, isKnown, change } = delivery
  return (
    <>
      {addresses.length > 0 && <SavedAddresses {...props} />}
      {isKnown && !isRefused ? (
        <p className="flex flex-wrap items-center justify-between gap-x-4">
          <HandedTo delivery={delivery} />
          <Button variant="quiet" size="small" className="-mx-3" onClick={() => change({ isEdited: true })}>
            Modifier
          </Button>
          <Ready onReady={onReady} />
        </p>
      ) : (
        <LateFields {...props} name="typed-place" load={loadTypedPlace} />
      )}
    </>
  )
}
