import { type ReactNode, useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { formatFcfa } from '#contract/money.ts'
import { DELIVERY_CODE_DIGITS } from '#contract/orders/facts.ts'
import { statusWords } from '#contract/orders/mode-words.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { sentenceOf } from '#web/api/api-failure.ts'
import { useAction } from '#web/api/use-action.ts'
import { isToCollect } from '#web/features/orders/is-to-collect.ts'
import type { QueuedAction } from '#web/features/orders/vendor/queued-actions.ts'
import { CODE_REFUSED, MOVE_FAILED } from '#web/features/orders/vendor/send-queued-actions.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { TextField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { useFocusOnChange } from '#web/ui/forms/use-focus-on-change.ts'
import { useForm } from '#web/ui/forms/use-form.ts'

const DeliverForm = z.object({
  code: z
    .string()
    .check(z.trim(), z.regex(new RegExp(`^\\d{${DELIVERY_CODE_DIGITS}}$`), 'Le code a quatre chiffres.')),
})

type Props = {
  order: Order
  /**
   * Records the delivery, or queues it while offline.
   * @returns whether it was recorded or queued
   * @throws ApiFailure when the code is refused
   */
  deliver: (how: Pick<QueuedAction, 'code' | 'collected'>) => Promise<boolean>
  /** Called once it is recorded or queued. */
  onDone?: () => void
  /** Without it there is no cancel button. */
  onCancel?: () => void
}

/** Records a delivery with the customer's code, and whether the cash was collected. */
export function DoorForm({ order, deliver, onDone, onCancel }: Props) {
  const { label } = statusWords('delivered', order.delivery.mode)
  const [isCollected, setCollected] = useState(false)
  const [isWithout, setWithout] = useState(false)
  // The pressed button disappears with its form.
  const ref = useFocusOnChange(String(isWithout))
  const deliverOnce = async (code?: string) => {
    if (await deliver({ ...(code && { code }), ...(isCollected && { collected: true }) })) onDone?.()
  }
  const cash = isToCollect(order) && (
    <Checkbox
      name="collected"
      checked={isCollected}
      onChange={event => setCollected(event.target.checked)}
      label={`J’ai reçu ${formatFcfa(order.total)} en espèces`}
    />
  )
  return (
    <div ref={ref} tabIndex={-1}>
      {isWithout ? (
        <WithoutCode
          word={`${label} sans code`}
          deliver={() => deliverOnce()}
          onBack={() => setWithout(false)}
        >
          {cash}
        </WithoutCode>
      ) : (
        <WithCode order={order} deliver={deliverOnce} onWithout={() => setWithout(true)} onCancel={onCancel}>
          {cash}
        </WithCode>
      )}
    </div>
  )
}

type WithCodeProps = Pick<Props, 'order'> & {
  onCancel: Props['onCancel'] | undefined
  deliver: (code: string) => Promise<void>
  onWithout: () => void
  /** Checkbox for the cash, if any is due. */
  children: ReactNode
}

function WithCode({ order, deliver, onWithout, onCancel, children }: WithCodeProps) {
  const { label, move } = statusWords('delivered', order.delivery.mode)
  // The run has these buttons at each stop.
  const ofOrder = (action = label) => `${action}\u00a0: ${order.number}`
  const [refusal, setRefusal] = useState<string>()
  const form = useForm({
    schema: DeliverForm,
    submit: ({ code }) => deliver(code),
    onFailure: error => setRefusal(sentenceOf(error, CODE_REFUSED)),
  })
  return (
    <Form form={form} className="grid gap-4">
      <TextField
        name="code"
        label="Code du client"
        inputMode="numeric"
        autoComplete="off"
        maxLength={DELIVERY_CODE_DIGITS}
        error={refusal}
        onChange={() => setRefusal(undefined)}
      />
      {children}
      <div className="grid gap-2">
        <Button
          type="submit"
          isWide
          size="large"
          aria-label={form.isPending ? undefined : ofOrder(move)}
          pendingWord={form.isPending && 'Enregistrement…'}
        >
          {move}
        </Button>
        <Button
          variant="quiet"
          size="small"
          className="justify-self-center underline underline-offset-4"
          aria-label={ofOrder(`${label} sans code`)}
          onClick={onWithout}
        >
          {label} sans code
        </Button>
        {onCancel && (
          <Button variant="quiet" isWide onClick={onCancel}>
            Annuler
          </Button>
        )}
      </div>
    </Form>
  )
}

type WithoutCodeProps = {
  word: string
  deliver: () => Promise<void>
  onBack: () => void
  /** Checkbox for the cash, if any is due. */
  children: ReactNode
}

/** Confirms a delivery without code, which is irreversible and only attested by the vendor. */
function WithoutCode({ word, deliver, onBack, children }: WithoutCodeProps) {
  const question = useRef<HTMLParagraphElement>(null)
  const { run, isPending } = useAction({ run: deliver, failure: MOVE_FAILED })
  useEffect(() => question.current?.focus(), [])
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p ref={question} tabIndex={-1}>
        <strong className="block">{word}&nbsp;?</strong>
        Le client ne l’aura pas confirmé&nbsp;: en cas de désaccord, son code aurait été votre preuve.
      </p>
      {children}
      <div className="grid gap-2">
        <Button
          variant="danger"
          isWide
          size="large"
          pendingWord={isPending && 'Enregistrement…'}
          onClick={() => void run()}
        >
          Oui, sans code
        </Button>
        <Button variant="quiet" isWide onClick={onBack}>
          Saisir le code
        </Button>
      </div>
    </div>
  )
}
