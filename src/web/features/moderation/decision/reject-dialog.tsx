import { useRef } from 'react'
import type { AdminProduct } from '#contract/moderation/products.schemas.ts'
import { ReasonField, withReason } from '#web/features/moderation/decision/reason-field.tsx'
import { rejectionReasons } from '#web/features/moderation/decision/rejection-reasons.ts'
import type { ProductActions } from '#web/features/moderation/decision/use-product-actions.ts'
import { useRejection } from '#web/features/moderation/decision/use-rejection.ts'
import { useShortcutChoice, useShortcuts } from '#web/features/moderation/decision/use-shortcuts.ts'
import { Form } from '#web/ui/forms/form.tsx'
import { Dialog } from '#web/ui/on-demand/dialog.tsx'
import { DialogActions } from '#web/ui/on-demand/dialog-actions.tsx'

type Props = {
  product: AdminProduct
  /** Resolves to whether the product was rejected. */
  reject: (reason: string) => ReturnType<ProductActions['decide']>
  onClose: () => void
}

/** Rejection dialog. Digit keys insert common reasons; Enter submits. */
export function RejectDialog({ product, reject, onClose }: Props) {
  const submit = useRef<HTMLDivElement>(null)
  const { form, reason, write } = useRejection(
    product.id,
    async written => Boolean(await reject(written)),
    onClose,
  )
  const [areShortcutsOn] = useShortcutChoice()
  const take = (sentence: string) => {
    write(withReason(reason, sentence))
    submit.current?.querySelector<HTMLButtonElement>('[type=submit]')?.focus()
  }
  useShortcuts(
    Object.fromEntries(rejectionReasons.map(([, sentence], index) => [index + 1, () => take(sentence)])),
    { areOn: areShortcutsOn, isDialog: true },
  )
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Rejeter «\u00a0${product.name}\u00a0»\u00a0?`}
      description={`Par ${product.vendor.businessName}. Le vendeur sera prévenu par e-mail et pourra corriger son produit.`}
    >
      <Form form={form} className="grid gap-4">
        <ReasonField reason={reason} onChange={write} hasKeys={areShortcutsOn} />
        <DialogActions
          ref={submit}
          action="Rejeter le produit"
          variant="danger"
          pendingWord={form.isPending && 'Rejet…'}
          onLeave={onClose}
        />
      </Form>
    </Dialog>
  )
}
