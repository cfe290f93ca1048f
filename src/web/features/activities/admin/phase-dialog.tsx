import { type AdminPhase, PhaseBody } from '#contract/activities/admin.schemas.ts'
import {
  DEFAULT_PHASE_COLOR,
  MAX_ACTIVITY_TITLE_LENGTH,
  MAX_ALBUM_DESCRIPTION_LENGTH,
} from '#contract/activities/facts.ts'
import { useApi } from '#web/api/api-query.ts'
import { DeleteButton } from '#web/features/activities/admin/delete-button.tsx'
import { NewerVersionPrompt } from '#web/features/activities/admin/newer-version-prompt.tsx'
import { useProgrammeForm } from '#web/features/activities/admin/use-programme-form.ts'
import { TextAreaField, TextField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { Dialog } from '#web/ui/on-demand/dialog.tsx'
import { DialogActions } from '#web/ui/on-demand/dialog-actions.tsx'
import { RestartableForm } from '#web/ui/on-demand/restartable-form.tsx'

type Props = {
  phase: AdminPhase | undefined
  /** Proposed position of a new phase. */
  next: number
  onClose: () => void
  /** Opens the confirmation of the deletion; undefined for a new one. */
  onDelete?: () => void
}

/** Creates or edits a phase. */
export const PhaseDialog = (props: Props) => (
  <RestartableForm>{begin => <OpenedPhase {...props} onAnew={begin} />}</RestartableForm>
)

function OpenedPhase({ phase, next, onClose, onDelete, onAnew }: Props & { onAnew: () => void }) {
  const api = useApi()
  const form = useProgrammeForm({
    schema: PhaseBody,
    present: phase,
    create: api.createPhase,
    change: api.changePhase,
    done: phase ? 'Phase modifiée' : 'Phase créée',
    nameOf: body => body.name,
    onClose,
  })
  return (
    <Dialog isOpen onClose={onClose} title={phase ? 'Modifier la phase' : 'Nouvelle phase'}>
      <Form form={form} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <TextField
          name="name"
          label="Nom"
          defaultValue={phase?.name}
          maxLength={MAX_ACTIVITY_TITLE_LENGTH}
          autoComplete="off"
        />
        <TextAreaField
          name="description"
          label="Description"
          isOptional
          defaultValue={phase?.description}
          maxLength={MAX_ALBUM_DESCRIPTION_LENGTH}
          rows={3}
        />
        <div className="grid grid-cols-2 items-start gap-3">
          <TextField
            name="order"
            label="Ordre"
            hint="Les plus petits d’abord"
            inputMode="numeric"
            defaultValue={phase?.order ?? next}
            autoComplete="off"
          />
          <TextField
            name="color"
            label="Couleur"
            hint="Au-dessus d’elle"
            type="color"
            defaultValue={phase?.color ?? DEFAULT_PHASE_COLOR}
          />
        </div>
        {onDelete && <DeleteButton onPress={onDelete}>Supprimer la phase</DeleteButton>}
        <NewerVersionPrompt refusal={form.outdated} onRead={onAnew} />
        <DialogActions
          action={phase ? 'Enregistrer' : 'Créer la phase'}
          pendingWord={form.isPending && 'Enregistrement…'}
          onLeave={onClose}
        />
      </Form>
    </Dialog>
  )
}
