import { useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { MAX_FULL_NAME_LENGTH, MAX_USERNAME_LENGTH } from '#contract/accounts/facts.ts'
import { type VendorProfile, VendorProfileBody } from '#contract/accounts/profiles.schemas.ts'
import { internationalNumber, nationalNumber, phoneWords } from '#contract/phone-words.ts'
import { useApi } from '#web/api/api-query.ts'
import { EmailField } from '#web/features/accounts/email-field.tsx'
import { regionOptions } from '#web/features/accounts/options.ts'
import { PendingEmail } from '#web/features/accounts/pending-email.tsx'
import { PhoneField } from '#web/features/accounts/phone-field.tsx'
import { profileSaved } from '#web/features/accounts/profile/profile-saved.ts'
import { refreshProfiles } from '#web/features/accounts/refresh-profiles.ts'
import { FormActions } from '#web/features/stall/profile/form-actions.tsx'
import { useSaveProfile } from '#web/features/stall/profile/save-profile.ts'
import { SelectField, TextField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { useForm } from '#web/ui/forms/use-form.ts'
import { toast } from '#web/ui/toast.ts'

const PersonBody = z.pick(VendorProfileBody, {
  username: true,
  fullName: true,
  email: true,
  phone: true,
  region: true,
  currentPassword: true,
})

type Props = { profile: VendorProfile; onDone: () => void }

/** The vendor's personal data, in two lines. */
export function PersonState({ profile: { user } }: Pick<Props, 'profile'>) {
  const { fullName, phone, region, pendingEmail } = user
  return (
    <>
      <span className="block">{[fullName, region ?? 'Région à indiquer'].join(', ')}</span>
      <span className="nums block">{phone ? phoneWords(phone) : 'Téléphone à indiquer'}</span>
      {pendingEmail && <strong className="block text-warning">{pendingEmail} attend d’être confirmée</strong>}
    </>
  )
}

/** Form of the vendor's contact and login data; the rest of the profile is unchanged. */
export function MyPerson({ profile, onDone }: Props) {
  const { shown, save } = useSaveProfile(profile)
  const { user } = shown
  const form = useForm({
    schema: PersonBody,
    complete: fields => ({ ...fields, phone: internationalNumber(String(fields.phone ?? '')) }),
    submit: async person => {
      const saved = await save(person)
      toast(profileSaved(profile.user, saved.user))
    },
    onDone,
    onFailure: 'Impossible de mettre à jour le profil.',
  })
  return (
    <>
      <Pending email={profile.user.pendingEmail} />
      <Form form={form} className="grid gap-5">
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextField
            name="username"
            label="Nom d'utilisateur"
            hint="Il sert à vous connecter"
            defaultValue={user.username}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={MAX_USERNAME_LENGTH}
          />
          <TextField
            name="fullName"
            label="Nom complet"
            hint="Votre prénom et votre nom"
            defaultValue={user.fullName}
            autoComplete="name"
            maxLength={MAX_FULL_NAME_LENGTH}
          />
          <EmailField current={user.email} />
          <PhoneField name="phone" label="Téléphone" defaultValue={nationalNumber(user.phone ?? '')} />
          <SelectField
            name="region"
            label="Région"
            placeholder="Sélectionnez votre région"
            options={regionOptions}
            defaultValue={user.region ?? ''}
          />
        </div>
        <FormActions save="Enregistrer" pendingWord={form.isPending && 'Enregistrement…'} onClose={onDone} />
      </Form>
    </>
  )
}

function Pending({ email }: { email: string | null }) {
  const api = useApi()
  const queryClient = useQueryClient()
  if (email === null) return null
  return (
    <div className="mb-5">
      <PendingEmail
        email={email}
        sendAgain={() => api.askVendorEmailConfirmation()}
        cancel={async () => {
          await api.cancelVendorEmailChange()
          await refreshProfiles(queryClient)
        }}
      />
    </div>
  )
}
