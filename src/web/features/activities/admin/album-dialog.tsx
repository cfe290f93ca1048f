import { type AdminPhase, AlbumBody } from '#contract/activities/admin.schemas.ts'
import {
  MAX_ACTIVITY_LINE_LENGTH,
  MAX_ACTIVITY_TITLE_LENGTH,
  MAX_ALBUM_DESCRIPTION_LENGTH,
} from '#contract/activities/facts.ts'
import type { Album } from '#contract/activities/schemas.ts'
import { useApi } from '#web/api/api-query.ts'
import { DeleteButton } from '#web/features/activities/admin/delete-button.tsx'
import { NewerVersionPrompt } from '#web/features/activities/admin/newer-version-prompt.tsx'
import { useProgrammeForm } from '#web/features/activities/admin/use-programme-form.ts'
import { SelectField, TextAreaField, TextField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { Dialog } from '#web/ui/on-demand/dialog.tsx'
import { DialogActions } from '#web/ui/on-demand/dialog-actions.tsx'
import { RestartableForm } from '#web/ui/on-demand/restartable-form.tsx'

type Props = {
  album: Album | undefined
  /** Initial phase of a new album. */
  phaseId: string
  phases: readonly AdminPhase[]
  onClose: () => void
  /** Opens the confirmation of the deletion; undefined for a new one. */
  onDelete?: () => void
}

/** Creates or edits an album. */
export const AlbumDialog = (props: Props) => (
  <RestartableForm>{begin => <OpenedAlbum {...props} onAnew={begin} />}</RestartableForm>
)

function OpenedAlbum({ album, phaseId, phases, onClose, onDelete, onAnew }: Props & { onAnew: () => void }) {
  const api = useApi()
  const form = useProgrammeForm({
    schema: AlbumBody,
    present: album,
    create: api.createAlbum,
    change: api.changeAlbum,
    done: album ? 'Album modifié' : 'Album créé',
    nameOf: body => body.title,
    onClose,
  })
  return (
    <Dialog isOpen onClose={onClose} title={album ? 'Modifier l’album' : 'Nouvel album'}>
      <Form form={form} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <TextField
          name="title"
          label="Titre"
          defaultValue={album?.title}
          maxLength={MAX_ACTIVITY_TITLE_LENGTH}
          autoComplete="off"
        />
        <SelectField
          name="phaseId"
          label="Phase"
          defaultValue={album?.phaseId ?? phaseId}
          options={phases.map(({ id, name }) => [id, name] as const)}
        />
        <TextAreaField
          name="description"
          label="Description"
          isOptional
          defaultValue={album?.description}
          maxLength={MAX_ALBUM_DESCRIPTION_LENGTH}
          rows={3}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            name="location"
            label="Lieu"
            isOptional
            defaultValue={album?.location ?? ''}
            maxLength={MAX_ACTIVITY_LINE_LENGTH}
            autoComplete="off"
          />
          <TextField name="date" label="Date" type="date" isOptional defaultValue={album?.date ?? ''} />
        </div>
        {onDelete && <DeleteButton onPress={onDelete}>Supprimer l’album</DeleteButton>}
        <NewerVersionPrompt refusal={form.outdated} onRead={onAnew} />
        <DialogActions
          action={album ? 'Enregistrer' : 'Créer l’album'}
          pendingWord={form.isPending && 'Enregistrement…'}
          onLeave={onClose}
        />
      </Form>
    </Dialog>
  )
}
