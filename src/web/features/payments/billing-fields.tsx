import { useState } from 'react'
import { flushSync } from 'react-dom'
import * as z from 'zod/mini'
import type { User } from '#contract/accounts/schemas.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { customerInfoDefaults } from '#contract/payments/schemas.ts'
import { internationalNumber, nationalNumber } from '#web/features/accounts/ivorian-phone.ts'
import { PhoneField } from '#web/features/accounts/phone-field.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/forms/fields.tsx'
import { useField } from '#web/ui/forms/form.tsx'

const required = (message: string) =>
  z.string(message).check(z.trim(), z.minLength(1, message), z.maxLength(200, 'Informations trop longues'))

/** What the form must say; the server has its own word on whether it can be an e-mail or a phone. */
export const BillingForm = z.object({
  customerInfo: z.object({
    name: required('Indiquez votre nom'),
    email: required('Indiquez votre e-mail'),
    phone: required('Indiquez votre téléphone'),
    city: z.string().check(z.trim()),
  }),
})

/** Gathers the fields as the server names them in its refusals. */
export const billingOf = (fields: Record<string, FormDataEntryValue>) => ({
  customerInfo: {
    name: fields['customerInfo.name'],
    email: fields['customerInfo.email'],
    phone: internationalNumber(String(fields['customerInfo.phone'] ?? '')),
    city: fields['customerInfo.city'],
  },
})

type Props = { user: User; order: Order }

/** What the order and the account know of who pays; what they lack is empty. */
const knownOf = ({ user, order: { delivery } }: Props) => ({
  name: delivery.recipientName || user.fullName,
  email: user.email,
  phone: delivery.phone ?? user.phone ?? '',
  city: user.region ?? customerInfoDefaults.city,
})
type Known = ReturnType<typeof knownOf>

/** Who pays, in two lines where all of it is known: its fields wait until one changes something, or something is wrong. */
export function BillingFields(props: Props) {
  const known = knownOf(props)
  const [isFolded, setFolded] = useState(Boolean(known.name && known.email && known.phone))
  const first = useField('customerInfo.name')
  const errors = [first, useField('customerInfo.email'), useField('customerInfo.phone')]
  if (isFolded && errors.some(({ error }) => error)) setFolded(false)
  const unfold = () => {
    flushSync(() => setFolded(false))
    document.getElementById(first.id)?.focus()
  }
  return (
    <fieldset className="min-w-0">
      <legend className="float-left font-semibold">Informations de facturation</legend>
      <div className="clear-both" />
      {isFolded && <Folded known={known} onUnfold={unfold} />}
      {/* Hidden rather than absent: what they say is sent. */}
      <Fields known={known} isHidden={isFolded} />
    </fieldset>
  )
}

function Folded({ known: { name, email, phone, city }, onUnfold }: { known: Known; onUnfold: () => void }) {
  return (
    <div className="mt-1 flex items-start justify-between gap-x-4">
      <p className="min-w-0 wrap-anywhere text-ink-soft">
        {name}, <span className="nums whitespace-nowrap">{nationalNumber(phone)}</span>
        <br />
        {email}, {city}
      </p>
      <Button variant="quiet" size="small" className="-mx-3 -my-2.5 shrink-0" onClick={onUnfold}>
        Modifier<span className="sr-only"> les informations de facturation</span>
      </Button>
    </div>
  )
}

function Fields({ known, isHidden }: { known: Known; isHidden: boolean }) {
  return (
    <div hidden={isHidden}>
      <div className="mt-3 grid gap-4 sm:grid-cols-2">
        <TextField
          label="Nom complet"
          name="customerInfo.name"
          className="sm:col-span-2"
          autoComplete="name"
          defaultValue={known.name || customerInfoDefaults.name}
        />
        <TextField
          label="E-mail"
          name="customerInfo.email"
          className="sm:col-span-2"
          type="email"
          autoComplete="email"
          defaultValue={known.email || customerInfoDefaults.email}
        />
        <PhoneField
          label="Téléphone"
          name="customerInfo.phone"
          defaultValue={nationalNumber(known.phone || customerInfoDefaults.phone)}
        />
        <TextField
          label="Ville"
          name="customerInfo.city"
          autoComplete="address-level2"
          isOptional
          defaultValue={known.city}
        />
      </div>
    </div>
  )
}
