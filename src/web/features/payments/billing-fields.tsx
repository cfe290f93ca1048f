import { useState } from 'react'
import { flushSync } from 'react-dom'
import * as z from 'zod/mini'
import type { User } from '#contract/accounts/schemas.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { customerInfoDefaults } from '#contract/payments/schemas.ts'
import { internationalNumber, nationalNumber } from '#contract/phone-words.ts'
import { PhoneField } from '#web/features/accounts/phone-field.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/forms/fields.tsx'
import { useField } from '#web/ui/forms/form.tsx'

const required = (message: string) =>
  z.string(message).check(z.trim(), z.minLength(1, message), z.maxLength(200, 'Informations trop longues'))

/** Required fields of the form; the server validates e-mail and phone. */
export const BillingForm = z.object({
  customerInfo: z.object({
    name: required('Indiquez votre nom'),
    email: required('Indiquez votre e-mail'),
    phone: required('Indiquez votre téléphone'),
    city: z.string().check(z.trim()),
  }),
})

/** Nests the fields as in the request body and the server's errors. */
export const billingOf = (fields: Record<string, FormDataEntryValue>) => ({
  customerInfo: {
    name: fields['customerInfo.name'],
    email: fields['customerInfo.email'],
    phone: internationalNumber(String(fields['customerInfo.phone'] ?? '')),
    city: fields['customerInfo.city'],
  },
})

type Props = { user: User; order: Order }

/** Payer data of the order and the account; empty where unknown. */
const proposedOf = ({ user, order: { delivery } }: Props) => ({
  name: delivery.recipientName || user.fullName,
  email: user.email,
  phone: delivery.phone ?? user.phone ?? '',
  city: user.region ?? customerInfoDefaults.city,
})
type Proposed = ReturnType<typeof proposedOf>

/** The payer, in two lines where complete: the fields open on request, or with an error. */
export function BillingFields(props: Props) {
  const proposed = proposedOf(props)
  const [isFolded, setFolded] = useState(Boolean(proposed.name && proposed.email && proposed.phone))
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
      {isFolded && (
        <Button variant="quiet" size="small" className="float-right -my-2.5 -mr-3" onClick={unfold}>
          Modifier<span className="sr-only"> les informations de facturation</span>
        </Button>
      )}
      <div className="clear-left" />
      {isFolded && <ProposedPayer {...proposed} />}
      {/* Hidden rather than absent, so that they are submitted. */}
      <Fields proposed={proposed} isHidden={isFolded} />
    </fieldset>
  )
}

const ProposedPayer = ({ name, email, phone, city }: Proposed) => (
  <p className="mt-1 text-ink-soft wrap-anywhere">
    {name}, <span className="nums whitespace-nowrap">{nationalNumber(phone)}</span>
    <br />
    {email}, {city}
  </p>
)

function Fields({ proposed, isHidden }: { proposed: Proposed; isHidden: boolean }) {
  return (
    <div hidden={isHidden}>
      <div className="mt-3 grid gap-4 sm:grid-cols-2">
        <TextField
          label="Nom complet"
          name="customerInfo.name"
          className="sm:col-span-2"
          autoComplete="name"
          defaultValue={proposed.name || customerInfoDefaults.name}
        />
        <TextField
          label="E-mail"
          name="customerInfo.email"
          className="sm:col-span-2"
          type="email"
          autoComplete="email"
          defaultValue={proposed.email || customerInfoDefaults.email}
        />
        <PhoneField
          label="Téléphone"
          name="customerInfo.phone"
          defaultValue={nationalNumber(proposed.phone || customerInfoDefaults.phone)}
        />
        <TextField
          label="Ville"
          name="customerInfo.city"
          autoComplete="address-level2"
          isOptional
          defaultValue={proposed.city}
        />
      </div>
    </div>
  )
}
