import { DialogActions } from '#web/ui/on-demand/dialog-actions.tsx'

type Props = {
  onKeep: () => void
  onCancel: () => void
  isCancelling: boolean
}

/** The two answers to whether an order, or a parcel of it, is to be cancelled: the title of their dialog says which. */
export const KeepOrCancel = ({ onKeep, onCancel, isCancelling }: Props) => (
  <DialogActions
    action="Oui, annuler"
    pendingWord={isCancelling && 'Annulation…'}
    variant="danger"
    onAction={onCancel}
    leave="Non, garder"
    onLeave={onKeep}
    isInRow
  />
)
