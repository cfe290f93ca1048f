import { type AdminPhase, PhaseBody } from '#contract/activities/admin.schemas.ts'
import { DEFAULT_PHASE_COLOR } from '#contract/activities/facts.ts'
import { useApi } from '#web/api-query.ts'
import { useRefreshProgramme } from '#web/features/activities/admin/use-programme.ts'
import { tellFailure } from '#web/tell-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { TextAreaField, TextField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { useForm } from '#web/ui/forms/use-form.ts'
import { Dialog } from '#web/ui/seldom/dialog.tsx'
import { toast } from '#web/ui/toast.ts'

type Props = {
  phase: AdminPhase | undefined
  /** The place that a new phase is offered. */
  next: number
  onClose: () => void
}

/** Creates a phase or changes one. */
export function PhaseDialog({ phase, next, onClose }: Props) {
  const api = useApi()
  const refresh = useRefreshProgramme()
  const form = useForm({
    schema: PhaseBody,
    submit: async body => {
      if (phase) await api.editPhase({ params: { id: phase.id }, body })
      else await api.createPhase({ body })
      refresh()
      toast({ title: phase ? 'Phase modifiée' : 'Phase créée', description: body.name })
      onClose()
    },
    onFailure: tellFailure('Erreur', phase ? 'Erreur lors de la modification' : 'Erreur lors de la création'),
  })
  return (
    <Dialog isOpen onClose={onClose} title={phase ? 'Modifier la phase' : 'Nouvelle phase'}>
      <Form form={form} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <TextField name="name" label="Nom" defaultValue={phase?.name} maxLength={120} autoComplete="off" />
        <TextAreaField
          name="description"
          label="Description"
          isOptional
          defaultValue={phase?.description}
          maxLength={2000}
          rows={3}
        />
        <div className="grid grid-cols-2 items-end gap-3">
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
            type="color"
            defaultValue={phase?.color ?? DEFAULT_PHASE_COLOR}
          />
        </div>
        <div className="grid gap-2">
          <Button type="submit" isWide pendingWord={form.isPending && 'Enregistrement…'}>
            {phase ? 'Enregistrer' : 'Créer la phase'}
          </Button>
          <Button variant="quiet" isWide onClick={onClose}>
            Annuler
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
