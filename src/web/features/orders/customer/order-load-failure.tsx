import { CloudOff } from 'lucide-react'
import { hasStatus, sentenceOf } from '#web/api/api-failure.ts'
import { OrderNotFound } from '#web/features/orders/customer/order-not-found.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

type Props = { error: unknown; retry: () => void; isRetrying: boolean }

/** A page about an order that could not be read. */
export function OrderLoadFailure({ error, retry, isRetrying }: Props) {
  if (hasStatus(error, 404)) return <OrderNotFound />
  return (
    <div className="container-page py-8">
      <EmptyState
        icon={CloudOff}
        title="La commande n’a pas pu être affichée"
        headingLevel={1}
        actions={
          <Button onClick={retry} pendingWord={isRetrying && 'Chargement…'}>
            Réessayer
          </Button>
        }
      >
        {sentenceOf(error, 'Le serveur n’a pas pu être joint.')}
      </EmptyState>
    </div>
  )
}
