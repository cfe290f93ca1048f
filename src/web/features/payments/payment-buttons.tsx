import type { ReactNode } from 'react'
import { formatFcfa } from '#contract/money.ts'
import { Button } from '#web/ui/button.tsx'

// Each view of the payment modal has its own buttons: a pressed one must not turn, under the finger, into the submit button.

type Asking = {
  /** Opens the confirmation of the cancellation. */
  onAsk: () => void
  /** Alternative payment, if possible. */
  otherWay: ReactNode
}

type AskProps = Pick<Asking, 'onAsk'> & { isDisabled?: boolean }

const AskToCancel = ({ onAsk, isDisabled = false }: AskProps) => (
  <Button variant="quietDanger" isWide disabled={isDisabled} onClick={onAsk}>
    Annuler la commande
  </Button>
)

type PayProps = Asking & { formId: string; total: string; isLeaving: boolean }

/** Buttons below the payer's form. */
export function PayButtons({ formId, total, isLeaving, onAsk, otherWay }: PayProps) {
  return (
    <div className="grid gap-2">
      <Button type="submit" form={formId} size="large" isWide pendingWord={isLeaving && 'Redirection...'}>
        Payer {formatFcfa(total)}
      </Button>
      {otherWay}
      <AskToCancel onAsk={onAsk} isDisabled={isLeaving} />
    </div>
  )
}

/** Buttons after a payment that could not be opened. */
export function RetryButtons({ onRetry, onAsk, otherWay }: Asking & { onRetry: () => void }) {
  return (
    <div className="grid gap-2">
      <Button size="large" isWide onClick={onRetry}>
        Réessayer
      </Button>
      {otherWay}
      <AskToCancel onAsk={onAsk} />
    </div>
  )
}
