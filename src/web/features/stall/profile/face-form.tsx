import { endpoints } from 'virtual:endpoints/staff'
import * as z from 'zod/mini'
import { type VendorProfile, VendorProfileBody } from '#contract/accounts/profiles.schemas.ts'
import {
  EARLIEST_SINCE,
  MAX_METHOD_LENGTH,
  MAX_METHODS,
  MAX_STORY_LENGTH,
  usualMethods,
} from '#contract/stall/face-facts.ts'
import { formDraftOf } from '#web/features/media/drafts/form-draft.ts'
import { useFormDraft } from '#web/features/media/drafts/use-form-draft.ts'
import { useStorePhotos } from '#web/features/media/drafts/use-store-photos.ts'
import { sendPictureTo } from '#web/features/media/send-picture.ts'
import { usePhotos } from '#web/features/media/use-photos.ts'
import { draftsOf } from '#web/features/stall/form/product-draft.ts'
import { FacePhoto } from '#web/features/stall/profile/face-photo.tsx'
import { FormActions } from '#web/features/stall/profile/form-actions.tsx'
import { type CompleteProfile, useSaveProfile } from '#web/features/stall/profile/save-profile.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { FieldError } from '#web/ui/forms/field-error.tsx'
import { TextAreaField, TextField } from '#web/ui/forms/fields.tsx'
import { Form, useField } from '#web/ui/forms/form.tsx'
import { useForm } from '#web/ui/forms/use-form.ts'
import { DraftRestoredNotice } from '#web/ui/on-demand/draft-restored-notice.tsx'
import { RestartableForm } from '#web/ui/on-demand/restartable-form.tsx'
import { toast } from '#web/ui/toast.ts'

const { portraitUrl, coverUrl, story, since, methods } = VendorProfileBody.shape
const NOT_UPLOADED = 'La photo n’est pas partie\u00a0: réessayez, ou retirez-la.'

/** The part of the profile that this form edits; a null picture removes it. */
const FaceFormBody = z.object({
  coverUrl: coverUrl.check(z.refine(url => url !== '', NOT_UPLOADED)),
  portraitUrl: portraitUrl.check(z.refine(url => url !== '', NOT_UPLOADED)),
  story,
  since,
  methods,
})

const onePhoto = { most: 1, tooMany: 'Une seule photo trouve place ici.' }
const send = sendPictureTo(endpoints.uploadPicture)

type Photos = ReturnType<typeof usePhotos>

const isUsual = (method: string): boolean => usualMethods.some(usual => usual === method)

type Props = { profile: CompleteProfile; onClose: () => void }

/** The form of a vendor's presentation. Photos are uploaded when chosen; the draft is stored until it is saved. */
export const FaceForm = (props: Props) => (
  <RestartableForm>{begin => <OneFaceForm {...props} onRestart={begin} />}</RestartableForm>
)

function OneFaceForm({ profile, onClose, onRestart }: Props & { onRestart: () => void }) {
  const { shown, save } = useSaveProfile(profile)
  const draft = useFormDraft(shown.id, () => faceDraftOf(shown))
  const { fields } = draft
  const cover = useFacePhoto('cover', shown, draft)
  const portrait = useFacePhoto('portrait', shown, draft)
  const form = useForm({
    schema: FaceFormBody,
    complete: fields => ({
      ...fields,
      coverUrl: addressOf(cover),
      portraitUrl: addressOf(portrait),
      since: yearOf(String(fields.since)),
      methods: methodsIn(fields),
    }),
    submit: async face => {
      const saved = await save(face)
      draft.clear()
      toast({
        title: 'Présentation enregistrée',
        description: whenSeen(saved),
      })
    },
    onDone: onClose,
    onFailure: 'Impossible d’enregistrer votre présentation.',
  })
  const isSending = cover.isSending || portrait.isSending
  const pendingWord = isSending ? 'Envoi des photos…' : form.isPending && 'Enregistrement…'
  const restart = () => {
    draft.clear()
    onRestart()
  }
  return (
    <Form
      form={form}
      className="grid grid-cols-[minmax(0,1fr)] gap-6"
      onInput={({ currentTarget }) => draft.writeFields(currentTarget)}
    >
      {draft.wasFound && (
        <DraftRestoredNotice restart="Reprendre la présentation enregistrée" onRestart={restart} />
      )}
      <FacePhotos portrait={portrait} cover={cover} />
      <TextAreaField
        name="story"
        label="Votre histoire"
        hint="Qui a commencé, ce que vous aimez faire, comment une journée se passe"
        defaultValue={fields ? fields.story : shown.story}
        isOptional
        rows={6}
        maxLength={MAX_STORY_LENGTH}
      />
      <TextField
        name="since"
        label={'Depuis quelle année\u00a0?'}
        defaultValue={fields ? fields.since : (shown.since ?? '')}
        isOptional
        inputMode="numeric"
        placeholder="2015"
        maxLength={String(EARLIEST_SINCE).length}
        autoComplete="off"
        className="max-w-64"
      />
      <Methods chosen={fields ? methodsIn(fields) : shown.methods} />
      <FormActions save="Enregistrer ma présentation" pendingWord={pendingWord} onClose={onClose} />
    </Form>
  )
}

function FacePhotos({ portrait, cover }: { portrait: Photos; cover: Photos }) {
  return (
    <>
      <FacePhoto
        photos={portrait}
        name="portraitUrl"
        legend="Portrait"
        hint="Vous, ou votre équipe, de face et à la lumière du jour."
        thing="le portrait"
        isPortrait
      />
      <FacePhoto
        photos={cover}
        name="coverUrl"
        legend="Couverture"
        hint="Vos champs, vos serres ou vos poulaillers, le téléphone tenu couché."
        thing="la couverture"
      />
    </>
  )
}

/** When visitors will see the presentation: once it is approved, on a page that is open. */
function whenSeen({ status, pendingFace }: VendorProfile): string {
  if (status !== 'approved') return 'Les clients la verront sur votre page quand elle sera ouverte.'
  return pendingFace
    ? 'Vos clients la verront dès que l’administration l’aura validée.'
    : 'Elle est telle que vos clients la voient.'
}

const faceDraftOf = ({ id, portrait, cover }: CompleteProfile) => {
  const shown = [portrait, cover].flatMap(picture => (picture ? [picture.url] : []))
  return formDraftOf(`${draftsOf(id)}face`, id, shown)
}

function useFacePhoto(
  name: 'cover' | 'portrait',
  { [name]: picture }: CompleteProfile,
  { photos: kept, writePhotos }: ReturnType<typeof useFormDraft>,
): Photos {
  const photos = usePhotos(kept[name] ?? (picture ? [{ picture }] : []), onePhoto, send)
  useStorePhotos(photos.stored, stored => writePhotos(name, stored))
  return photos
}

/** URL of the photo: empty until it is uploaded, null without a photo. */
function addressOf({ list: [photo] }: Photos): string | null {
  if (!photo) return null
  return photo.state === 'stored' ? photo.picture.url : ''
}

const yearOf = (typed: string): number | null => (typed.trim() === '' ? null : Number(typed))

/** Checked methods, then written ones. */
const methodsIn = ({ ownMethods, ...fields }: Record<string, FormDataEntryValue>): string[] => [
  ...usualMethods.filter(method => fields[method] !== undefined),
  ...String(ownMethods ?? '')
    .split(',')
    .map(method => method.trim())
    .filter(Boolean),
]

/** Farming methods: common ones as checkboxes, others as text. */
function Methods({ chosen }: { chosen: readonly string[] }) {
  const { id, error, clear } = useField('methods')
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={error ? `${id}-error` : undefined} className="min-w-0">
      <legend className="mb-1 font-semibold">
        Vos méthodes <span className="font-normal text-ink-soft">(facultatif, {MAX_METHODS} au plus)</span>
      </legend>
      <p className="text-sm text-ink-soft">
        Elles sont montrées comme votre parole, ou comme certifiées quand notre équipe les a vérifiées chez
        vous.
      </p>
      <div className="mt-2 grid gap-x-6 sm:grid-cols-2">
        {usualMethods.map(method => (
          <Checkbox
            key={method}
            name={method}
            label={method}
            defaultChecked={chosen.includes(method)}
            onChange={clear}
          />
        ))}
      </div>
      <TextField
        name="ownMethods"
        label="Autres méthodes"
        hint="Séparées par des virgules"
        defaultValue={chosen.filter(method => !isUsual(method)).join(', ')}
        isOptional
        maxLength={MAX_METHODS * (MAX_METHOD_LENGTH + 2)}
        autoComplete="off"
        className="mt-2"
        onChange={clear}
      />
      <FieldError id={id} error={error} />
    </fieldset>
  )
}
