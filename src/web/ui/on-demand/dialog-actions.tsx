import type { Ref } from 'react'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'

type Props = {
  ref?: Ref<HTMLDivElement>
  /** Label of the action. */
  action: string
  /** Label while the action is running. */
  pendingWord: string | false | undefined
  variant?: 'primary' | 'danger'
  /** Called by the action; without it the button submits the surrounding form. */
  onAction?: () => void
  /** Label of the cancel button. */
  leave?: string
  onLeave: () => void
  /** Both labels are short: the buttons stay side by side on phones, in the same order. */
  isInRow?: boolean
}

/** Props for a form that fills a phone's screen. */
type SheetProps = Pick<Props, 'action' | 'pendingWord' | 'onAction' | 'onLeave'> & {
  form?: string
  disabled?: boolean
}

/** The footer of a dialog: last in it, and sticky under long content. */
export const stickyActionsClass =
  'sticky -bottom-4 -mx-4 -mb-4 border-t border-line bg-white px-4 py-3 first:-mt-4 first:border-t-0 sm:-mx-6 sm:px-6'

/** The buttons of a dialog: its action and cancel. On phones the action is above, on wide screens it is the rightmost. */
export function DialogActions({
  ref,
  action,
  pendingWord,
  variant = 'primary',
  onAction,
  leave = 'Annuler',
  onLeave,
  isInRow = false,
}: Props) {
  return (
    <div ref={ref} className={cx('dialog-acts', isInRow && 'dialog-acts-in-row', stickyActionsClass)}>
      <Button variant="quiet" className="sm:px-3" onClick={onLeave}>
        {leave}
      </Button>
      <Button
        type={onAction ? 'button' : 'submit'}
        variant={variant === 'danger' ? 'dangerAction' : variant}
        pendingWord={pendingWord}
        onClick={onAction}
      >
        {action}
      </Button>
    </div>
  )
}

/** The footer of a sheet. */
export const SheetActions = ({ action, onAction, onLeave, ...send }: SheetProps) => (
  <div className="dialog-acts">
    <Button variant="quiet" className="max-sm:hidden" onClick={onLeave}>
      Annuler
    </Button>
    <Button type={onAction ? 'button' : 'submit'} onClick={onAction} {...send}>
      {action}
    </Button>
  </div>
)
