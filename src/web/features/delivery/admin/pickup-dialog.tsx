import { useId } from 'react'
import { PickupFields } from '#web/features/delivery/admin/pickup-fields.tsx'
import { usePickupForm } from '#web/features/delivery/admin/use-pickup-form.ts'
import { Form } from '#web/ui/forms/form.tsx'
import { Dialog } from '#web/ui/on-demand/dialog.tsx'
import { SheetActions } from '#web/ui/on-demand/dialog-actions.tsx'

/** Adds a pickup point. */
export function NewPickupDialog({ onClose }: { onClose: () => void }) {
  const formId = useId()
  const { form, ...hours } = usePickupForm(undefined, onClose)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="sheet"
      title="Nouveau point de retrait"
      footer={
        <SheetActions
          form={formId}
          action="Ajouter le point"
          pendingWord={form.isPending && 'Enregistrement…'}
          onLeave={onClose}
        />
      }
    >
      <Form id={formId} form={form}>
        <PickupFields point={undefined} {...hours} />
      </Form>
    </Dialog>
  )
}
