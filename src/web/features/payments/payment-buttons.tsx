import type { ReactNode } from 'react'
import { formatFcfa } from '#contract/money.ts'
import { Button } from '#web/ui/button.tsx'

// Each view of the payment window has buttons of its own component: a pressed one is never turned, under the
// finger, into the one that sends the form.

type Asking = {
  /** Asks whether the order is to be cancelled. */
  onAsk: () => void
  /** Pays it otherwise, where that is possible. */
  otherWay: ReactNode
}

type AskProps = Pick<Asking, 'onAsk'> & { isDisabled?: boolean }

const AskToCancel = ({ onAsk, isDisabled = false }: AskProps) => (
  <Button variant="quietDanger" isWide disabled={isDisabled} onClick={onAsk}>
    Annuler la commande
  </Button>
)

type PayProps = Asking & { formId: string; total: string; isLeaving: boolean }

/** Under the form of the payer. */
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

/** After a payment that could not begin. */
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
