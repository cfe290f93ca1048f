import * as z from 'zod/mini'
import {
  MAX_BUSINESS_ADDRESS_LENGTH,
  MAX_BUSINESS_DESCRIPTION_LENGTH,
  MAX_BUSINESS_NAME_LENGTH,
} from '#contract/accounts/facts.ts'
import { type VendorProfile, VendorProfileBody } from '#contract/accounts/profiles.schemas.ts'
import { profileSaved } from '#web/features/accounts/profile/profile-saved.ts'
import { FormActions } from '#web/features/stall/profile/form-actions.tsx'
import { Incomplete } from '#web/features/stall/profile/incomplete.tsx'
import { type CompleteProfile, isComplete, useSaveProfile } from '#web/features/stall/profile/save-profile.ts'
import { TextAreaField, TextField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { useForm } from '#web/ui/forms/use-form.ts'
import { toast } from '#web/ui/toast.ts'

const BusinessBody = z.pick(VendorProfileBody, {
  businessName: true,
  businessAddress: true,
  description: true,
})

type Props<Profile = VendorProfile> = { profile: Profile; onDone: () => void }

/** Name and address of the business, in two lines. */
export function BusinessState({ profile: { businessName, businessAddress } }: Pick<Props, 'profile'>) {
  return (
    <>
      <span className="block">{businessName}</span>
      <span className="line-clamp-1">{businessAddress}</span>
    </>
  )
}

/** Form of the business data. */
export function MyBusiness({ profile, onDone }: Props) {
  return isComplete(profile) ? <BusinessForm profile={profile} onDone={onDone} /> : <Incomplete />
}

function BusinessForm({ profile, onDone }: Props<CompleteProfile>) {
  const { shown, save } = useSaveProfile(profile)
  const form = useForm({
    schema: BusinessBody,
    submit: async business => {
      const saved = await save(business)
      toast(profileSaved(profile.user, saved.user))
    },
    onDone,
    onFailure: 'Impossible de mettre à jour le profil.',
  })
  return (
    <Form form={form} className="grid gap-4">
      <TextField
        name="businessName"
        label="Nom de l'entreprise"
        defaultValue={shown.businessName}
        autoComplete="organization"
        maxLength={MAX_BUSINESS_NAME_LENGTH}
      />
      <TextField
        name="businessAddress"
        label="Adresse de l'entreprise"
        hint="Finissez par la ville, après une virgule&nbsp;: elle seule est montrée aux clients, ou votre région quand le site ne la connaît pas"
        defaultValue={shown.businessAddress}
        autoComplete="street-address"
        maxLength={MAX_BUSINESS_ADDRESS_LENGTH}
      />
      <TextAreaField
        name="description"
        label="Description"
        hint="Vos clients la lisent sur votre page&nbsp;: qui vous êtes, ce que vous cultivez ou élevez"
        defaultValue={shown.description}
        isOptional
        rows={5}
        maxLength={MAX_BUSINESS_DESCRIPTION_LENGTH}
      />
      <FormActions save="Enregistrer" pendingWord={form.isPending && 'Enregistrement…'} onClose={onDone} />
    </Form>
  )
}
