import { useAct } from '#web/api/use-act.ts'
import { readProgrammeAgain } from '#web/features/activities/admin/read-programme-again.ts'
import { Dialog } from '#web/ui/seldom/dialog.tsx'
import { DialogActs } from '#web/ui/seldom/dialog-acts.tsx'
import { toast } from '#web/ui/toast.ts'
import { useWhileShown } from '#web/ui/use-while-shown.ts'

export type Deletion = {
  /** The question, which names the thing. */
  title: string
  /** What goes with it. */
  consequence: string
  /** The button, and what is said once it is done. */
  action: string
  done: string
  remove: () => Promise<unknown>
}

/** Asks before something is gone for good, and says what follows. */
export function DeletionDialog({
  title,
  consequence,
  action,
  done,
  remove,
  onClose,
}: Deletion & { onClose: () => void }) {
  const close = useWhileShown(onClose)
  const { isPending, run } = useAct({
    run: async () => {
      await remove()
      toast({ title: done })
    },
    failure: 'Erreur lors de la suppression',
    refresh: readProgrammeAgain,
  })
  return (
    <Dialog isOpen onClose={onClose} title={title} description={consequence}>
      <DialogActs
        act={action}
        variant="danger"
        pendingWord={isPending && 'Suppression…'}
        onAct={() => void run().then(close)}
        onLeave={onClose}
      />
    </Dialog>
  )
}
