import { useState } from 'react'
import * as z from 'zod/mini'
import { deliveryModeFacts } from '#contract/delivery/facts.ts'
import { formatFcfa } from '#contract/money.ts'
import { statusWords } from '#contract/orders/mode-words.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { isOnline } from '#contract/payments/facts.ts'
import { sentenceOf } from '#web/api-failure.ts'
import type { KeptAct } from '#web/features/orders/vendor/kept-acts.ts'
import { CODE_REFUSED } from '#web/features/orders/vendor/send-kept-acts.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { TextField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { useForm } from '#web/ui/forms/use-form.ts'
import { Dialog } from '#web/ui/seldom/dialog.tsx'

const DeliverForm = z.object({
  code: z.string().check(z.trim(), z.regex(/^\d{4}$/, 'Le code a quatre chiffres.')),
})

type Props = {
  order: Order
  /** Notes the delivery, or keeps it for later. @throws ApiFailure when the code is refused */
  deliver: (how: Pick<KeptAct, 'code' | 'collected'>) => Promise<unknown>
  onClose: () => void
}

/** At the door, or at the point: asks for the customer's code, and whether the cash was taken. */
export function DeliverDialog({ order, deliver, onClose }: Props) {
  const { mode } = order.delivery
  const { label } = statusWords('delivered', mode)
  const [isCollected, setCollected] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const [isWithout, setWithout] = useState(false)
  const isToCollect = !isOnline(order.paymentMethod) && order.paymentStatus === 'pending'
  const taken = isCollected ? { collected: true } : {}
  const form = useForm({
    schema: DeliverForm,
    submit: async ({ code }) => {
      await deliver({ code, ...taken })
      onClose()
    },
    onFailure: error => setRefusal(sentenceOf(error, CODE_REFUSED)),
  })
  const handleWithout = async () => {
    setWithout(true)
    await deliver(taken)
    onClose()
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`${deliveryModeFacts[mode].handOver} la commande ${order.number}`}
      description={`Demandez à ${order.delivery.recipientName ?? order.customer.fullName} le code à quatre chiffres de sa commande : il prouve que le colis est arrivé.`}
    >
      <Form form={form} className="grid gap-4">
        <TextField
          name="code"
          label="Code du client"
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          error={refusal}
          onChange={() => setRefusal(undefined)}
        />
        {isToCollect && (
          <Checkbox
            name="collected"
            checked={isCollected}
            onChange={event => setCollected(event.target.checked)}
            label={`J’ai reçu ${formatFcfa(order.total)} en espèces`}
          />
        )}
        <div className="grid gap-2">
          <Button type="submit" isWide size="large" pendingWord={form.isPending && 'Enregistrement…'}>
            {label}
          </Button>
          <Button
            variant="secondary"
            isWide
            pendingWord={isWithout && 'Enregistrement…'}
            onClick={() => void handleWithout()}
          >
            {label} sans code
          </Button>
          <Button variant="quiet" isWide onClick={onClose}>
            Annuler
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
