import { useQueryClient } from '@tanstack/react-query'
import { ZoneBody } from '#contract/delivery/schemas.ts'
import { useApi } from '#web/api/api-query.ts'
import { regionOptions } from '#web/features/accounts/options.ts'
import { invalidateZones } from '#web/features/delivery/admin/invalidate-zones.ts'
import { ZoneNameField } from '#web/features/delivery/admin/zone-name-field.tsx'
import { SelectField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { useForm } from '#web/ui/forms/use-form.ts'
import { Dialog } from '#web/ui/on-demand/dialog.tsx'
import { DialogActions } from '#web/ui/on-demand/dialog-actions.tsx'
import { toast } from '#web/ui/toast.ts'

/** Adds a zone. */
export function NewZoneDialog({ onClose }: { onClose: () => void }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const form = useForm({
    schema: ZoneBody,
    submit: async body => {
      const { name, region } = await api.createZone({ body })
      void invalidateZones(queryClient)
      toast({ title: 'Zone ajoutée', description: `${name}\u00a0: ${region}` })
    },
    onDone: onClose,
    onFailure: 'Erreur lors de la création',
  })
  return (
    <Dialog isOpen onClose={onClose} title="Nouvelle zone">
      <Form form={form} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <SelectField
          name="region"
          label="Région"
          placeholder="Choisissez une région"
          defaultValue=""
          options={regionOptions}
        />
        <ZoneNameField hint="Une commune, ou une ville et ses environs" />
        <DialogActions
          action="Ajouter la zone"
          pendingWord={form.isPending && 'Enregistrement…'}
          onLeave={onClose}
        />
      </Form>
    </Dialog>
  )
}
