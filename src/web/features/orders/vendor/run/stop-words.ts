import type { DeliveryMode } from '#contract/delivery/facts.ts'
import { statusWords } from '#contract/orders/mode-words.ts'
import type { Order } from '#contract/orders/schemas.ts'
import type { QueuedAction } from '#web/features/orders/vendor/queued-actions.ts'
import type { Run } from '#web/features/orders/vendor/run/run.ts'

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

/** "dont 2 en route, 1 au point de retrait"; null where all parcels, or none, are on board. */
export function goneWords({ left, gone }: Pick<Run, 'left' | 'gone'>): string | null {
  const atPoint = gone.filter(({ delivery }) => delivery.mode === 'pickup').length
  const onBoard = gone.length - atPoint
  if (gone.length === 0 || onBoard === left.length) return null
  const parts = [onBoard > 0 && `${onBoard} en route`, atPoint > 0 && `${atPoint} au point de retrait`]
  return `dont ${parts.filter(Boolean).join(', ')}`
}
