import * as z from 'zod/mini'
import { Reason } from '#contract/orders/schemas.ts'
import { MAX_REASON_LENGTH } from '#contract/reason-text.ts'
import { TextAreaField } from '#web/ui/forms/fields.tsx'

/** The form for a status change by an administrator. */
export const OrderStatusForm = z.object({ reason: Reason })

type Props = {
  /** One sentence each. */
  consequences: readonly string[]
  /** For several orders, the hint about who reads the reason differs. */
  hint?: string
}

/** Consequences and reason. */
export function OrderStatusFields({
  consequences,
  hint = 'Elle reste dans l’historique de la commande, que le client voit.',
}: Props) {
  return (
    <>
      <ul className="grid list-disc gap-1 pl-5">
        {consequences.map(words => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      <TextAreaField
        label="Raison"
        name="reason"
        rows={2}
        isOptional
        maxLength={MAX_REASON_LENGTH}
        hint={hint}
      />
    </>
  )
}
