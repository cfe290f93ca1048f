import { DialogActs } from '#web/ui/seldom/dialog-acts.tsx'

type Props = {
  onKeep: () => void
  onCancel: () => void
  isCancelling: boolean
}

/** The two answers to whether an order, or a parcel of it, is to be cancelled: the title of their dialog says which. */
export const KeepOrCancel = ({ onKeep, onCancel, isCancelling }: Props) => (
  <DialogActs
    act="Oui, annuler"
    pendingWord={isCancelling && 'Annulation…'}
    variant="danger"
    onAct={onCancel}
    leave="Non, garder"
    onLeave={onKeep}
    isInRow
  />
)
