import { type ReactNode, useId, useRef, useState } from 'react'
import { cx } from '#web/ui/cx.ts'
import { ChevronDown } from '#web/ui/signed-in/icons.ts'

type Props = {
  /** Content of the row, visible whether it is open or not. */
  summary: ReactNode
  /** Accessible name of the button: "Modifier Abobo". */
  label: string
  /** The form; `close` collapses the row, and returns a focus within it to the button. */
  children: (close: () => void) => ReactNode
}

/**
 * One row of a list (or one cell of a grid) that opens in place to edit its item. The form is mounted only while it is open.
 */
export function InlineEditRow({ summary, label, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const panelId = useId()
  const row = useRef<HTMLLIElement>(null)
  const close = () => {
    setOpen(false)
    // The response may come late: a focus elsewhere by then is left alone.
    if (row.current?.contains(document.activeElement)) button.current?.focus()
  }
  return (
    <li ref={row} className={cx('border-b border-line last:border-0', isOpen && 'col-span-full bg-paper')}>
      <div
        className={cx(
          'relative flex items-center gap-2 pr-2 pl-4 hover:bg-paper sm:pr-4 sm:pl-6',
          !isOpen && 'h-full',
        )}
      >
        <div className="min-w-0 grow py-2">{summary}</div>
        <button
          ref={button}
          type="button"
          aria-label={label}
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          onClick={() => setOpen(!isOpen)}
          className="grid size-11 shrink-0 place-items-center text-leaf-800 after:absolute after:inset-0"
        >
          <ChevronDown aria-hidden className={cx('size-5', isOpen && 'rotate-180')} />
        </button>
      </div>
      {isOpen && (
        <div id={panelId} className="px-4 pt-2 pb-5 sm:px-6">
          {children(close)}
        </div>
      )}
    </li>
  )
}
