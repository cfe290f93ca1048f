import { DialogActions } from '#web/ui/on-demand/dialog-actions.tsx'

type Props = {
  onKeep: () => void
  onCancel: () => void
  isCancelling: boolean
}

/** The two buttons of a cancellation dialog; its title says what is cancelled. */
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
