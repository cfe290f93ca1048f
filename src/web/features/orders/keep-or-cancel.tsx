import { DialogActs } from '#web/ui/seldom/dialog-acts.tsx'

type Props = {
  what?: 'la commande' | 'ce colis'
  onKeep: () => void
  onCancel: () => void
  isCancelling: boolean
}

/** The two answers to whether an order, or a parcel of it, is to be cancelled. */
export const KeepOrCancel = ({ what = 'la commande', onKeep, onCancel, isCancelling }: Props) => (
  <DialogActs
    act={`Oui, annuler ${what}`}
    pendingWord={isCancelling && 'Annulation…'}
    variant="danger"
    onAct={onCancel}
    leave={`Non, garder ${what}`}
    onLeave={onKeep}
  />
)
