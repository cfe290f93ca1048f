import type { Ref } from 'react'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'

type Props = {
  ref?: Ref<HTMLDivElement>
  /** What the dialog was opened for, in words. */
  act: string
  /** The words while it is under way. */
  pendingWord: string | false | undefined
  variant?: 'primary' | 'danger'
  /** Does it; without this it sends the form that it stands in. */
  onAct?: () => void
  /** The words of the way out. */
  leave?: string
  onLeave: () => void
  /** Both are short: they stand side by side on phones too, in the same sequence. */
  isInRow?: boolean
}

/** Those of a form that fills a phone's screen, in the foot of its dialog. There the cross alone leads out on phones. */
type SheetProps = Pick<Props, 'act' | 'pendingWord' | 'onAct' | 'onLeave'> & {
  form?: string
  disabled?: boolean
}

/** The foot of a dialog: it comes last in it, and stays in sight under what is long. */
export const actsInSightClass =
  'sticky -bottom-4 -mx-4 -mb-4 border-t border-line bg-white px-4 py-3 first:-mt-4 first:border-t-0 sm:-mx-6 sm:px-6'

/**
 * The two ways out of a dialog: its act, and leaving all as it is. On phones the act stands over the other, on wide
 * screens it is the last at the right.
 */
export function DialogActs({
  ref,
  act,
  pendingWord,
  variant = 'primary',
  onAct,
  leave = 'Annuler',
  onLeave,
  isInRow = false,
}: Props) {
  return (
    <div ref={ref} className={cx('dialog-acts', isInRow && 'dialog-acts-in-row', actsInSightClass)}>
      <Button variant="quiet" className="sm:px-3" onClick={onLeave}>
        {leave}
      </Button>
      <Button
        type={onAct ? 'button' : 'submit'}
        variant={variant === 'danger' ? 'dangerAct' : variant}
        pendingWord={pendingWord}
        onClick={onAct}
      >
        {act}
      </Button>
    </div>
  )
}

/** The foot of a sheet. */
export const SheetActs = ({ act, onAct, onLeave, ...send }: SheetProps) => (
  <div className="dialog-acts">
    <Button variant="quiet" className="max-sm:hidden" onClick={onLeave}>
      Annuler
    </Button>
    <Button type={onAct ? 'button' : 'submit'} onClick={onAct} {...send}>
      {act}
    </Button>
  </div>
)
