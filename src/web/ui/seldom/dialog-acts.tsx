import type { Ref } from 'react'
import { Button, type ButtonVariant } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'

type Props = {
  ref?: Ref<HTMLDivElement>
  /** What the dialog was opened for, in words. */
  act: string
  /** The words while it is under way. */
  pendingWord: string | false
  variant?: ButtonVariant
  /** Does it; without this it sends the form that it stands in. */
  onAct?: () => void
  /** The words of the way out. */
  leave?: string
  onLeave: () => void
}

/** The foot of a dialog: it comes last in it, and stays in sight under what is long. */
export const actsInSightClass =
  'sticky -bottom-4 -mx-4 -mb-4 border-t border-line bg-white px-4 py-3 first:-mt-4 first:border-t-0 sm:-mx-6 sm:px-6'

/**
 * The two ways out of a dialog: its act, and leaving all as it is. That one comes first where nothing but what is
 * dangerous is asked.
 */
export function DialogActs({
  ref,
  act,
  pendingWord,
  variant = 'primary',
  onAct,
  leave = 'Annuler',
  onLeave,
}: Props) {
  const isWarning = variant === 'danger' && onAct !== undefined
  const wayOut = (
    <Button variant={isWarning ? 'primary' : 'quiet'} onClick={onLeave}>
      {leave}
    </Button>
  )
  return (
    <div ref={ref} className={cx('col-span-full flex flex-wrap gap-2 *:grow *:px-3', actsInSightClass)}>
      {isWarning && wayOut}
      <Button type={onAct ? 'button' : 'submit'} variant={variant} pendingWord={pendingWord} onClick={onAct}>
        {act}
      </Button>
      {!isWarning && wayOut}
    </div>
  )
}
