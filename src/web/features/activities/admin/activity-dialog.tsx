import { endpoints } from 'virtual:endpoints/staff'
import { useId } from 'react'
import { ActivityBody } from '#contract/activities/admin.schemas.ts'
import {
  activityStatuses,
  activityStatusLabels,
  MAX_ACTIVITY_DESCRIPTION_LENGTH,
  MAX_ACTIVITY_LINE_LENGTH,
  MAX_ACTIVITY_PICTURES,
  MAX_ACTIVITY_TITLE_LENGTH,
} from '#contract/activities/facts.ts'
import type { Activity } from '#contract/activities/schemas.ts'
import { useApi } from '#web/api/api-query.ts'
import { DeleteButton } from '#web/features/activities/admin/delete-button.tsx'
import { NewerVersionPrompt } from '#web/features/activities/admin/newer-version-prompt.tsx'
import { useProgrammeForm } from '#web/features/activities/admin/use-programme-form.ts'
import { sendPictureTo } from '#web/features/media/send-picture.ts'
import { usePhotos } from '#web/features/media/use-photos.ts'
import { PicturePicker } from '#web/features/stall/pictures/picture-picker.tsx'
import { SelectField, TextAreaField, TextField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { Dialog } from '#web/ui/on-demand/dialog.tsx'
import { SheetActions } from '#web/ui/on-demand/dialog-actions.tsx'
import { RestartableForm } from '#web/ui/on-demand/restartable-form.tsx'

const room = {
  most: MAX_ACTIVITY_PICTURES,
  tooMany: `Une activité a au plus ${MAX_ACTIVITY_PICTURES} images\u00a0: les autres n’ont pas été ajoutées.`,
}
const send = sendPictureTo(endpoints.uploadAdminPicture)

const statusOptions = activityStatuses.map(status => [status, activityStatusLabels[status]] as const)

type Props = {
  activity: Activity | undefined
  onClose: () => void
  /** Opens the confirmation of the deletion; undefined for a new one. */
  onDelete?: () => void
}

/** Creates or edits an activity. */
export const ActivityDialog = (props: Props) => (
  <RestartableForm>{begin => <OpenedActivity {...props} onAnew={begin} />}</RestartableForm>
)

function OpenedActivity({ activity, onClose, onDelete, onAnew }: Props & { onAnew: () => void }) {
  const api = useApi()
  const formId = useId()
  const photos = usePhotos(activity?.media.map(picture => ({ picture })) ?? [], room, send)
  const form = useProgrammeForm({
    schema: ActivityBody,
    complete: typed => ({ ...typed, media: photos.stored.map(({ picture }) => picture.url) }),
    present: activity,
    create: api.createActivity,
    change: api.changeActivity,
    done: activity ? 'Activité modifiée' : 'Activité créée',
    nameOf: body => body.title,
    onClose,
  })
  // A failed upload would otherwise leave the photo out silently.
  const isHeld = photos.hasFailed
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="sheet"
      title={activity ? 'Modifier l’activité' : 'Nouvelle activité'}
      footer={
        form.outdated ? (
          <NewerVersionPrompt refusal={form.outdated} onRead={onAnew} />
        ) : (
          <>
            {isHeld && (
              <p role="alert" className="mb-2 text-sm font-semibold text-danger">
                Une image n’est pas partie&nbsp;: réessayez, ou retirez-la.
              </p>
            )}
            <SheetActions
              form={formId}
              action={activity ? 'Enregistrer' : 'Créer l’activité'}
              disabled={isHeld}
              pendingWord={photos.isSending ? 'Envoi des images…' : form.isPending && 'Enregistrement…'}
              onLeave={onClose}
            />
          </>
        )
      }
    >
      <Form id={formId} form={form} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <ActivityFields activity={activity} />
        <PicturePicker
          uploads={photos.uploads}
          most={MAX_ACTIVITY_PICTURES}
          hint={`${MAX_ACTIVITY_PICTURES} images au plus. La première est celle que les visiteurs voient d’abord.`}
          name="media"
        />
        {onDelete && <DeleteButton onPress={onDelete}>Supprimer l’activité</DeleteButton>}
      </Form>
    </Dialog>
  )
}

function ActivityFields({ activity }: Pick<Props, 'activity'>) {
  return (
    <>
      <TextField
        name="title"
        label="Titre"
        defaultValue={activity?.title}
        maxLength={MAX_ACTIVITY_TITLE_LENGTH}
        autoComplete="off"
      />
      <TextAreaField
        name="description"
        label="Description"
        isOptional
        defaultValue={activity?.description}
        maxLength={MAX_ACTIVITY_DESCRIPTION_LENGTH}
        rows={4}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          name="status"
          label="Statut"
          defaultValue={activity?.status ?? 'a_venir'}
          options={statusOptions}
        />
        <TextField
          name="location"
          label="Lieu"
          isOptional
          defaultValue={activity?.location ?? ''}
          maxLength={MAX_ACTIVITY_LINE_LENGTH}
          autoComplete="off"
        />
        <TextField
          name="startDate"
          label="Début"
          type="date"
          isOptional
          defaultValue={activity?.startDate ?? ''}
        />
        <TextField name="endDate" label="Fin" type="date" isOptional defaultValue={activity?.endDate ?? ''} />
      </div>
    </>
  )
}
