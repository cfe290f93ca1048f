import { MAX_TRANSFER_REFERENCE_LENGTH } from '#contract/money/facts.ts'
import { MoneyFacts } from '#web/features/money/money-facts.tsx'
import { TextField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import type { FormState } from '#web/ui/forms/use-form.ts'
import { Dialog } from '#web/ui/on-demand/dialog.tsx'
import { DialogActions } from '#web/ui/on-demand/dialog-actions.tsx'

type Props = {
  form: FormState
  title: string
  /** Recipient, amount. */
  facts: readonly (readonly [name: string, value: string])[]
  consequence: string
  action: string
  onClose: () => void
}

/** Records a payment made elsewhere: amount, recipient, reference. */
export function RecordTransferDialog({ form, title, facts, consequence, action, onClose }: Props) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      description={`Envoyez d’abord l’argent, puis notez ici sa référence. ${consequence}`}
    >
      <Form form={form} className="grid gap-4">
        <MoneyFacts facts={facts} />
        <TextField
          label="Référence du transfert"
          name="reference"
          maxLength={MAX_TRANSFER_REFERENCE_LENGTH}
          autoComplete="off"
          hint="Le numéro que donne l’opérateur ou la banque"
        />
        <DialogActions
          action={action}
          pendingWord={form.isPending && 'Enregistrement…'}
          leave="Pas encore"
          onLeave={onClose}
        />
      </Form>
    </Dialog>
  )
}
