import { useId } from 'react'
import { PickupFields } from '#web/features/delivery/admin/pickup-fields.tsx'
import { usePickupForm } from '#web/features/delivery/admin/use-pickup-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { Dialog } from '#web/ui/seldom/dialog.tsx'

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
        <Button
          type="submit"
          form={formId}
          size="large"
          isWide
          pendingWord={form.isPending && 'Enregistrement…'}
        >
          Ajouter le point
        </Button>
      }
    >
      <Form id={formId} form={form}>
        <PickupFields point={undefined} {...hours} />
      </Form>
    </Dialog>
  )
}
