import { useAction } from '#web/api/use-action.ts'
import { invalidateProgramme } from '#web/features/activities/admin/invalidate-programme.ts'
import { Dialog } from '#web/ui/on-demand/dialog.tsx'
import { DialogActions } from '#web/ui/on-demand/dialog-actions.tsx'
import { toast } from '#web/ui/toast.ts'
import { useWhileMounted } from '#web/ui/use-while-mounted.ts'

type Deletion = {
  /** The question, with the item's name. */
  title: string
  /** What is deleted with it. */
  consequence: string
  /** Label of the button, and message afterwards. */
  action: string
  done: string
  remove: () => Promise<unknown>
}

/** Confirms a permanent deletion and states its consequence. */
export function DeletionDialog({
  title,
  consequence,
  action,
  done,
  remove,
  onClose,
}: Deletion & { onClose: () => void }) {
  const close = useWhileMounted(onClose)
  const { isPending, run } = useAction({
    run: async () => {
      await remove()
      toast({ title: done })
    },
    failure: 'Erreur lors de la suppression',
    refresh: invalidateProgramme,
  })
  return (
    <Dialog isOpen onClose={onClose} title={title} description={consequence}>
      <DialogActions
        action={action}
        variant="danger"
        pendingWord={isPending && 'Suppression…'}
        onAction={() => void run().then(close)}
        onLeave={onClose}
      />
    </Dialog>
  )
}
