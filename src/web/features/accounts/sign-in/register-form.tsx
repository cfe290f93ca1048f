import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { RegisterBody } from '#contract/accounts/schemas.ts'
import { regions } from '#contract/regions.ts'
import { useApi } from '#web/api-query.ts'
import { internationalNumber } from '#web/features/accounts/ivorian-phone.ts'
import { PhoneField } from '#web/features/accounts/phone-field.tsx'
import { noteShopper } from '#web/features/accounts/session.ts'
import { registrationFailure } from '#web/features/accounts/sign-in/login-failures.ts'
import { PasswordStrength } from '#web/features/accounts/sign-in/password-strength.tsx'
import { PasswordField, SelectField, TextField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { SubmitButton } from '#web/ui/forms/submit-button.tsx'
import { useForm } from '#web/ui/forms/use-form.ts'
import { toast } from '#web/ui/toast.ts'

const regionOptions = regions.map(region => [region, region] as const)

/** Opens a customer's account; the page around it goes on once that is known. */
export function RegisterForm() {
  const api = useApi()
  const queryClient = useQueryClient()
  const [password, setPassword] = useState('')
  const [confirmation, setConfirmation] = useState('')
  const form = useForm({
    schema: RegisterBody,
    complete: fields => ({ ...fields, phone: internationalNumber(String(fields.phone ?? '')) }),
    submit: async body => {
      noteShopper(queryClient, await api.register({ body }))
      toast({ title: 'Inscription réussie', description: 'Votre compte a été créé avec succès' })
    },
    onFailure: error => {
      setPassword('')
      setConfirmation('')
      toast(registrationFailure(error))
    },
  })
  return (
    <Form form={form} method="post">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField name="fullName" label="Nom complet" autoComplete="name" />
        <TextField
          name="username"
          label="Nom d'utilisateur"
          autoComplete="nickname"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextField
          name="email"
          label="Email"
          type="email"
          autoComplete="username"
          className="sm:col-span-2"
        />
        <PhoneField name="phone" label="Téléphone" hint="Dix chiffres, comme 07 01 02 03 04" isOptional />
        <SelectField
          name="region"
          label="Région"
          hint="Là où vous recevez vos commandes"
          placeholder="Sélectionnez votre région"
          options={regionOptions}
        />
        <div className="sm:col-span-2">
          <PasswordField
            name="password"
            label="Mot de passe"
            autoComplete="new-password"
            value={password}
            onChange={event => setPassword(event.target.value)}
          />
          <PasswordStrength password={password} />
        </div>
        <PasswordField
          name="confirmPassword"
          label="Confirmer le mot de passe"
          autoComplete="new-password"
          value={confirmation}
          onChange={event => setConfirmation(event.target.value)}
          className="sm:col-span-2"
        />
      </div>
      <SubmitButton form={form} pendingWord="Création du compte..." isWide className="mt-6">
        Créer mon compte
      </SubmitButton>
    </Form>
  )
}
