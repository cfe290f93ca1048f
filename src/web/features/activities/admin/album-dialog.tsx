import { type AdminPhase, AlbumBody } from '#contract/activities/admin.schemas.ts'
import type { Album } from '#contract/activities/schemas.ts'
import { useApi } from '#web/api-query.ts'
import { useRefreshProgramme } from '#web/features/activities/admin/use-programme.ts'
import { tellFailure } from '#web/tell-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField, TextAreaField, TextField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { useForm } from '#web/ui/forms/use-form.ts'
import { Dialog } from '#web/ui/seldom/dialog.tsx'
import { toast } from '#web/ui/toast.ts'

type Props = {
  album: Album | undefined
  /** Where a new album is offered to go. */
  phaseId: string
  phases: readonly AdminPhase[]
  onClose: () => void
}

/** Creates an album or changes what one says. */
export function AlbumDialog({ album, phaseId, phases, onClose }: Props) {
  const api = useApi()
  const refresh = useRefreshProgramme()
  const form = useForm({
    schema: AlbumBody,
    submit: async body => {
      if (album) await api.editAlbum({ params: { id: album.id }, body })
      else await api.createAlbum({ body })
      refresh()
      toast({ title: album ? 'Album modifié' : 'Album créé', description: body.title })
      onClose()
    },
    onFailure: tellFailure('Erreur', album ? 'Erreur lors de la modification' : 'Erreur lors de la création'),
  })
  return (
    <Dialog isOpen onClose={onClose} title={album ? 'Modifier l’album' : 'Nouvel album'}>
      <Form form={form} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <TextField
          name="title"
          label="Titre"
          defaultValue={album?.title}
          maxLength={120}
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
          maxLength={2000}
          rows={3}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            name="location"
            label="Lieu"
            isOptional
            defaultValue={album?.location ?? ''}
            maxLength={200}
            autoComplete="off"
          />
          <TextField name="date" label="Date" type="date" isOptional defaultValue={album?.date ?? ''} />
        </div>
        <div className="grid gap-2">
          <Button type="submit" isWide pendingWord={form.isPending && 'Enregistrement…'}>
            {album ? 'Enregistrer' : 'Créer l’album'}
          </Button>
          <Button variant="quiet" isWide onClick={onClose}>
            Annuler
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
