import type { DeliveryMode } from '#contract/delivery/facts.ts'
import { statusWords } from '#contract/orders/mode-words.ts'
import type { Order } from '#contract/orders/schemas.ts'
import type { QueuedAction } from '#web/features/orders/vendor/queued-actions.ts'

/** Next action of a stop. */
export type NextAct = 'load' | 'deliver' | 'sendDelivery' | 'sendCancellation' | 'review'

/** Next action of a stop, by its queued action and the status of its order. */
export function nextActOf(order: Order, queued: QueuedAction | undefined): NextAct {
  if (queued?.refusal !== undefined) return 'review'
  if (queued?.act === 'delivered') return 'sendDelivery'
  if (queued?.act === 'cancelled') return 'sendCancellation'
  return order.status === 'confirmed' && queued?.act !== 'shipped' ? 'load' : 'deliver'
}

type Words = { words: string; tone: 'plain' | 'waiting' | 'refused' }

/** Label of the next action in a stop's row. */
export function nextActWords(act: NextAct, mode: DeliveryMode): Words {
  const isFetched = mode === 'pickup'
  const words: Record<NextAct, Words> = {
    load: { words: isFetched ? 'À déposer' : 'À charger', tone: 'plain' },
    deliver: { words: isFetched ? statusWords('shipped', mode).label : 'À livrer', tone: 'plain' },
    sendDelivery: {
      words: isFetched ? 'Retrait noté, à envoyer' : 'Livraison notée, à envoyer',
      tone: 'waiting',
    },
    sendCancellation: { words: 'Annulation à envoyer', tone: 'waiting' },
    review: { words: 'À revoir', tone: 'refused' },
  }
  return words[act]
}
