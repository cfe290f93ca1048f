import { useQueryClient } from '@tanstack/react-query'
import { type VendorProfile, VendorProfileBody } from '#contract/accounts/profiles.schemas.ts'
import { regions } from '#contract/regions.ts'
import { apiKey, useApi } from '#web/api-query.ts'
import { EmailField } from '#web/features/accounts/email-field.tsx'
import { internationalNumber, nationalNumber } from '#web/features/accounts/ivorian-phone.ts'
import { PhoneField } from '#web/features/accounts/phone-field.tsx'
import { profileSaved } from '#web/features/accounts/profile/profile-saved.ts'
import { refreshProfiles } from '#web/features/accounts/refresh-profiles.ts'
import { tellFailure } from '#web/tell-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { SelectField, TextAreaField, TextField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { useForm } from '#web/ui/forms/use-form.ts'
import { toast } from '#web/ui/toast.ts'

const regionOptions = regions.map(region => [region, region] as const)

type Props = { profile: VendorProfile; onClose: () => void }

/** Changes what a vendor says of itself and of its business. */
export function VendorProfileForm({ profile, onClose }: Props) {
  const api = useApi()
  const queryClient = useQueryClient()
  const form = useForm({
    schema: VendorProfileBody,
    complete: fields => ({ ...fields, phone: internationalNumber(String(fields.phone ?? '')) }),
    submit: async body => {
      const saved = await api.updateVendorProfile({ body })
      queryClient.setQueryData(apiKey('getVendorProfile'), saved)
      await refreshProfiles(queryClient)
      toast(profileSaved(profile.user, saved.user))
      onClose()
    },
    onFailure: tellFailure('Erreur', 'Impossible de mettre à jour le profil.'),
  })
  return (
    <Form form={form}>
      <PersonFields user={profile.user} />
      <BusinessFields profile={profile} />
      <div className="mt-5 flex flex-wrap gap-3">
        <Button type="submit" pendingWord={form.isPending && 'Enregistrement...'}>
          Enregistrer
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Annuler
        </Button>
      </div>
    </Form>
  )
}

function PersonFields({ user }: Pick<VendorProfile, 'user'>) {
  return (
    <Card as="section" className="mt-6">
      <h2 className="text-xl">Informations personnelles</h2>
      <div className="mt-4 grid items-start gap-4 sm:grid-cols-2">
        <TextField
          name="username"
          label="Nom d'utilisateur"
          hint="Il sert à vous connecter"
          defaultValue={user.username}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={50}
        />
        <TextField
          name="fullName"
          label="Nom complet"
          hint="Votre prénom et votre nom"
          defaultValue={user.fullName}
          autoComplete="name"
          maxLength={120}
        />
        <EmailField known={user.email} />
        <PhoneField name="phone" label="Téléphone" defaultValue={nationalNumber(user.phone ?? '')} />
        <SelectField
          name="region"
          label="Région"
          placeholder="Sélectionnez votre région"
          options={regionOptions}
          defaultValue={user.region ?? ''}
        />
      </div>
    </Card>
  )
}

function BusinessFields({ profile }: { profile: VendorProfile }) {
  return (
    <Card as="section" className="mt-6">
      <h2 className="text-xl">Informations de l'entreprise</h2>
      <div className="mt-4 grid gap-4">
        <TextField
          name="businessName"
          label="Nom de l'entreprise"
          defaultValue={profile.businessName}
          autoComplete="organization"
          maxLength={120}
        />
        <TextField
          name="businessAddress"
          label="Adresse de l'entreprise"
          hint="Finissez par la ville, après une virgule : elle seule est montrée aux clients"
          defaultValue={profile.businessAddress}
          autoComplete="street-address"
          maxLength={300}
        />
        <TextAreaField
          name="description"
          label="Présentation"
          hint="Vos clients la lisent sur votre page : qui vous êtes, ce que vous cultivez ou élevez"
          defaultValue={profile.description}
          isOptional
          rows={5}
          maxLength={2000}
        />
      </div>
    </Card>
  )
}
