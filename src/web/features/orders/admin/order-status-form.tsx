import * as z from 'zod/mini'
import { TextAreaField } from '#web/ui/forms/fields.tsx'

/** What is asked when an administrator gives orders another status. */
export const OrderStatusForm = z.object({ reason: z.optional(z.string().check(z.trim(), z.maxLength(500))) })

type Props = {
  /** One sentence each. */
  consequences: readonly string[]
  /** Of several orders, who reads the reason is told otherwise. */
  hint?: string
}

/** What will follow, and why it is done. */
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
      <TextAreaField label="Raison" name="reason" rows={2} isOptional maxLength={500} hint={hint} />
    </>
  )
}
