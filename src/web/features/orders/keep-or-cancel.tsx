import { Button } from '#web/ui/button.tsx'

type Props = { onKeep: () => void; onCancel: () => void; isCancelling: boolean }

/** The two answers to whether an order is to be cancelled. */
export function KeepOrCancel({ onKeep, onCancel, isCancelling }: Props) {
  return (
    <div className="grid gap-2">
      <Button isWide onClick={onKeep}>
        Non, garder la commande
      </Button>
      <Button variant="danger" isWide onClick={onCancel} pendingWord={isCancelling && 'Annulation…'}>
        Oui, annuler la commande
      </Button>
    </div>
  )
}
