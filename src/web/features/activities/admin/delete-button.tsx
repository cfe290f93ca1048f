import { Button } from '#web/ui/button.tsx'
import { Trash2 } from '#web/ui/icons.ts'

/** Delete button at the end of a form; opens the confirmation. */
export const DeleteButton = ({ onPress, children }: { onPress: () => void; children: string }) => (
  <div className="border-t border-line pt-2">
    <Button size="small" variant="quiet" className="-ml-3 text-danger!" onClick={onPress}>
      <Trash2 aria-hidden className="size-5" />
      {children}
    </Button>
  </div>
)
