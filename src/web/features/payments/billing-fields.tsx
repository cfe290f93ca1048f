import * as z from 'zod/mini'
import type { User } from '#contract/accounts/schemas.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { customerInfoDefaults } from '#contract/payments/schemas.ts'
import { TextField } from '#web/ui/forms/fields.tsx'

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
    phone: fields['customerInfo.phone'],
    city: fields['customerInfo.city'],
  },
})

/** Who pays: what the order and the account know, and the usual words for what it lacks. */
export function BillingFields({ user, order: { delivery } }: { user: User; order: Order }) {
  return (
    <fieldset className="grid gap-4 sm:grid-cols-2">
      <legend className="mb-3 font-semibold">Informations de facturation</legend>
      <TextField
        label="Nom complet"
        name="customerInfo.name"
        className="sm:col-span-2"
        autoComplete="name"
        defaultValue={delivery.recipientName || user.fullName || customerInfoDefaults.name}
      />
      <TextField
        label="E-mail"
        name="customerInfo.email"
        className="sm:col-span-2"
        type="email"
        autoComplete="email"
        defaultValue={user.email || customerInfoDefaults.email}
      />
      <TextField
        label="Téléphone"
        name="customerInfo.phone"
        type="tel"
        autoComplete="tel"
        defaultValue={delivery.phone ?? user.phone ?? customerInfoDefaults.phone}
      />
      <TextField
        label="Ville"
        name="customerInfo.city"
        autoComplete="address-level2"
        isOptional
        defaultValue={user.region ?? customerInfoDefaults.city}
      />
    </fieldset>
  )
}
