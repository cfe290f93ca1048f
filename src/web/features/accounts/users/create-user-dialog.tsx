import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  MAX_BUSINESS_ADDRESS_LENGTH,
  MAX_BUSINESS_DESCRIPTION_LENGTH,
  MAX_BUSINESS_NAME_LENGTH,
  MAX_FULL_NAME_LENGTH,
  MAX_USERNAME_LENGTH,
  roleLabels,
} from '#contract/accounts/facts.ts'
import { ACCOUNT_FIELDS_REQUIRED, CreateUserBody } from '#contract/accounts/users.schemas.ts'
import { internationalNumber } from '#contract/phone-words.ts'
import { useApi } from '#web/api/api-query.ts'
import { regionOptions, roleOptions } from '#web/features/accounts/options.ts'
import { PhoneField } from '#web/features/accounts/phone-field.tsx'
import { refreshUsers } from '#web/features/accounts/users/refresh-users.ts'
import { PasswordField, SelectField, TextAreaField, TextField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { type FormState, useForm } from '#web/ui/forms/use-form.ts'
import { Dialog } from '#web/ui/on-demand/dialog.tsx'
import { DialogActions } from '#web/ui/on-demand/dialog-actions.tsx'
import { toast } from '#web/ui/toast.ts'

/** Creates an account; also asks for the business of a vendor. */
export function CreateUserDialog({ onClose }: { onClose: () => void }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const [role, setRole] = useState('customer')
  const form = useForm({
    schema: CreateUserBody,
    complete: fields => ({ ...fields, phone: internationalNumber(String(fields.phone ?? '')) }),
    submit: async ({ confirmPassword: _typedTwice, ...body }) => {
      const user = await api.createUser({ body })
      void refreshUsers(queryClient)
      toast({ title: 'Utilisateur créé', description: `${user.fullName}\u00a0: ${roleLabels[user.role]}` })
    },
    onDone: onClose,
    onFailure: 'Erreur lors de la création',
  })
  return (
    <Dialog
      isOpen
      size="sheet"
      onClose={onClose}
      title="Nouvel utilisateur"
      description="La personne sera prévenue par e-mail. Donnez-lui son mot de passe à part."
    >
      <Form
        form={withOwnWords(form)}
        refusedAs={ACCOUNT_FIELDS_REQUIRED}
        className="grid items-start gap-4 sm:grid-cols-2"
      >
        <TextField
          name="username"
          label="Nom d'utilisateur"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={MAX_USERNAME_LENGTH}
        />
        <TextField name="email" label="E-mail" type="email" autoComplete="off" />
        <TextField
          name="fullName"
          label="Nom complet"
          autoComplete="off"
          isOptional
          maxLength={MAX_FULL_NAME_LENGTH}
        />
        <PhoneField name="phone" label="Téléphone" isOptional />
        <SelectField
          name="region"
          label="Région"
          isOptional
          placeholder="Non spécifiée"
          options={regionOptions}
        />
        <SelectField
          name="role"
          label="Rôle"
          options={roleOptions}
          value={role}
          onChange={event => setRole(event.target.value)}
        />
        {role === 'vendor' && <BusinessFields />}
        <PasswordFields />
        <DialogActions action="Créer" pendingWord={form.isPending && 'Création…'} onLeave={onClose} />
      </Form>
    </Dialog>
  )
}

const lacks: Record<string, string> = {
  username: 'Indiquez le nom d’utilisateur',
  email: 'Indiquez l’e-mail',
  password: 'Indiquez le mot de passe',
}

/** The summary has one heading for all empty fields; each line and field shows its own message. */
function withOwnWords(form: FormState): FormState {
  const ownOf = ([name, message]: [string, string]) => [
    name,
    message === ACCOUNT_FIELDS_REQUIRED ? lacks[name] : message,
  ]
  return {
    ...form,
    errors: Object.fromEntries(Object.entries(form.errors).map(ownOf)),
    isRefused: Object.values(form.errors).includes(ACCOUNT_FIELDS_REQUIRED),
  }
}

function PasswordFields() {
  return (
    <>
      <PasswordField
        name="password"
        label="Mot de passe"
        hint="Au moins 6 caractères"
        autoComplete="new-password"
      />
      <PasswordField
        name="confirmPassword"
        label="Confirmer le mot de passe"
        hint="Le même, une seconde fois"
        autoComplete="new-password"
      />
    </>
  )
}

function BusinessFields() {
  return (
    <fieldset className="grid gap-4 rounded-field bg-paper p-4 sm:col-span-2">
      <legend className="sr-only">Entreprise</legend>
      <p className="text-sm text-ink-soft">
        Le vendeur sera en attente&nbsp;: ses produits seront visibles une fois qu’il est approuvé.
      </p>
      <TextField
        name="businessName"
        label="Nom de l'entreprise"
        autoComplete="off"
        maxLength={MAX_BUSINESS_NAME_LENGTH}
      />
      <TextField
        name="businessAddress"
        label="Adresse de l'entreprise"
        autoComplete="off"
        maxLength={MAX_BUSINESS_ADDRESS_LENGTH}
      />
      <TextAreaField
        name="description"
        label="Description"
        isOptional
        rows={3}
        maxLength={MAX_BUSINESS_DESCRIPTION_LENGTH}
      />
    </fieldset>
  )
}
