import { useState } from 'react'
import { RejectProductForm } from '#contract/moderation/products.schemas.ts'
import { useForm } from '#web/ui/forms/use-form.ts'
import { toast } from '#web/ui/toast.ts'

/** What was written of a product or a vendor and not sent, in this tab: the session may have ended meanwhile. */
const unsent = new Map<string, string>()

/** The form that asks why a product is rejected; `reject` tells whether it was done. */
export function useRejection(id: string, reject: (reason: string) => Promise<boolean>, onDone: () => void) {
  const [reason, setReason] = useState(() => unsent.get(id) ?? '')
  const form = useForm({
    schema: RejectProductForm,
    submit: values => reject(values.reason),
    onDone: () => {
      unsent.delete(id)
      onDone()
    },
    onInvalid: ({ reason: message }) =>
      toast({ title: 'Raison requise', description: message, variant: 'destructive' }),
  })
  const write = (written: string) => {
    setReason(written)
    unsent.set(id, written)
    form.clearError('reason')
  }
  return { form, reason, write }
}
