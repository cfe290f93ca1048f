import * as z from 'zod/mini'
import type { AdminVendor } from '#contract/moderation/vendors.schemas.ts'
import { MAX_REASON_LENGTH, reasonText } from '#contract/reason-text.ts'
import { useVendorStatus } from '#web/features/moderation/vendors/use-vendor-status.ts'
import { leftWords, type VendorAction } from '#web/features/moderation/vendors/vendor-actions.ts'
import { TextAreaField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { useForm } from '#web/ui/forms/use-form.ts'
import { Dialog } from '#web/ui/on-demand/dialog.tsx'
import { DialogActions } from '#web/ui/on-demand/dialog-actions.tsx'

/** The form for a new status. */
export const StatusForm = z.object({ reason: z.optional(reasonText()) })

export type AskedVendor = { vendor: AdminVendor; action: VendorAction }

type Props = AskedVendor & {
  /** Fallback for a failure without a message. */
  failed: string
  onClose: () => void
}

/** Confirms a new status of a vendor; when access is lost, with an optional reason. */
export function VendorStatusDialog({ vendor, action, failed, onClose }: Props) {
  const { setStatus, isPending } = useVendorStatus(failed)
  const form = useForm({
    schema: StatusForm,
    submit: ({ reason }) => setStatus(vendor, action.to, reason),
    onDone: onClose,
  })
  const losesAccess = action.to !== 'approved'
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`${action.word} ${vendor.businessName}\u00a0?`}
      description={`${action.consequence} ${losesAccess ? leftWords([vendor]) : ''}Le vendeur sera prévenu par e-mail.`}
    >
      <Form form={form} className="grid gap-4">
        {losesAccess && <StatusReasonField />}
        <DialogActions
          action={action.word}
          variant={losesAccess ? 'danger' : 'primary'}
          pendingWord={isPending && action.pendingWord}
          onLeave={onClose}
        />
      </Form>
    </Dialog>
  )
}

/** The reason for the loss of access. */
export const StatusReasonField = () => (
  <TextAreaField
    label="Raison"
    name="reason"
    rows={3}
    isOptional
    maxLength={MAX_REASON_LENGTH}
    hint="Le vendeur la lira."
  />
)
