import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type CustomerProfile,
  CustomerProfileChanges,
  PROFILE_FIELDS_REQUIRED,
} from '#contract/accounts/profiles.schemas.ts'
import { internationalNumber, nationalNumber } from '#contract/phone-words.ts'
import { apiKey, useApi } from '#web/api/api-query.ts'
import { toastFailure } from '#web/api/toast-failure.ts'
import { EmailField } from '#web/features/accounts/email-field.tsx'
import { regionOptions } from '#web/features/accounts/options.ts'
import { PhoneField } from '#web/features/accounts/phone-field.tsx'
import { profileSaved } from '#web/features/accounts/profile/profile-saved.ts'
import { refreshProfiles } from '#web/features/accounts/refresh-profiles.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { changesTo } from '#web/ui/forms/changes-to.ts'
import { SelectField, TextField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { useForm } from '#web/ui/forms/use-form.ts'
import { toast } from '#web/ui/toast.ts'

type Props = { profile: CustomerProfile; onClose: () => void }

/** The form for a customer's personal data. */
export function ProfileForm({ profile, onClose }: Props) {
  const api = useApi()
  const queryClient = useQueryClient()
  // The initial profile: a newer one may arrive while the fields keep their values.
  const [shown] = useState(profile)
  const form = useForm({
    schema: CustomerProfileChanges,
    complete: fields => ({ ...fields, phone: internationalNumber(String(fields.phone ?? '')) }),
    submit: async typed => {
      const saved = await api.changeCustomerProfile({ body: changesTo(shown, typed) })
      queryClient.setQueryData(apiKey('getCustomerProfile'), saved)
      await refreshProfiles(queryClient)
      toast(profileSaved(profile, saved))
    },
    onDone: onClose,
    onInvalid: ({ username, email }) => {
      if (username === PROFILE_FIELDS_REQUIRED || email === PROFILE_FIELDS_REQUIRED) {
        toast({ title: 'Champs requis', description: PROFILE_FIELDS_REQUIRED, variant: 'destructive' })
      }
    },
    onFailure: error => toastFailure(error, 'Impossible de mettre à jour le profil', 'Erreur de mise à jour'),
  })
  /** The summary has one message for both fields; each empty field shows its own. */
  const lackOf = (name: string, words: string) =>
    form.errors[name] === PROFILE_FIELDS_REQUIRED ? words : undefined
  return (
    <Card as="section" className="mt-6">
      <h2 className="text-xl">Informations personnelles</h2>
      <Form form={form} className="mt-4">
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextField name="fullName" label="Nom complet" defaultValue={shown.fullName} autoComplete="name" />
          <TextField
            name="username"
            label="Nom d'utilisateur"
            error={lackOf('username', 'Indiquez votre nom d’utilisateur')}
            defaultValue={shown.username}
            autoComplete="nickname"
            autoCapitalize="none"
            spellCheck={false}
          />
          <EmailField
            current={shown.email}
            hint="Il sert à vous connecter"
            error={lackOf('email', 'Indiquez votre e-mail')}
            className="sm:col-span-2"
          />
          <PhoneField
            name="phone"
            label="Téléphone"
            hint="Dix chiffres, comme 07 01 02 03 04"
            defaultValue={nationalNumber(shown.phone ?? '')}
            isOptional
          />
          <SelectField
            name="region"
            label="Région"
            hint="Là où vous recevez vos commandes"
            placeholder="Sélectionnez votre région"
            options={regionOptions}
            defaultValue={shown.region ?? ''}
          />
        </div>
        <div className="mt-5 flex flex-wrap gap-3">
          <Button type="submit" pendingWord={form.isPending && 'Enregistrement…'}>
            Enregistrer
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Annuler
          </Button>
        </div>
      </Form>
    </Card>
  )
}
