import { useState } from 'react'
import { RejectProductForm } from '#contract/moderation/products.schemas.ts'
import { unsentReasons } from '#web/features/moderation/decision/unsent-reasons.ts'
import { useForm } from '#web/ui/forms/use-form.ts'
import { toast } from '#web/ui/toast.ts'

/** The rejection form; `reject` resolves to whether it succeeded. */
export function useRejection(id: string, reject: (reason: string) => Promise<boolean>, onDone: () => void) {
  const [reason, setReason] = useState(() => unsentReasons.of(id))
  const form = useForm({
    schema: RejectProductForm,
    submit: values => reject(values.reason),
    onDone,
    onInvalid: ({ reason: message }) =>
      toast({ title: 'Raison requise', description: message, variant: 'destructive' }),
  })
  const write = (written: string) => {
    setReason(written)
    unsentReasons.set(id, written)
    form.clearError('reason')
  }
  return { form, reason, write }
}
