import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react'

type Props = {
  /** Content of the button. */
  summary: ReactNode
  /** Accessible name of the button, where its content has no text. */
  label?: string
  summaryClass: string
  panelClass: string
  children: ReactNode
}

/**
 * A button that opens a small panel, on native `details`, so that it works without JavaScript; with it, Escape, a press
 * outside, a followed link or an action closes it.
 */
export function Disclosure({ summary, label, summaryClass, panelClass, children }: Props) {
  const ref = useRef<HTMLDetailsElement>(null)
  const close = () => {
    if (ref.current) ref.current.open = false
  }

  useEffect(() => {
    const closeFromOutside = ({ target }: Event) => {
      const details = ref.current
      if (details?.open && target instanceof Node && !details.contains(target)) details.open = false
    }
    document.addEventListener('pointerdown', closeFromOutside)
    document.addEventListener('focusin', closeFromOutside)
    return () => {
      document.removeEventListener('pointerdown', closeFromOutside)
      document.removeEventListener('focusin', closeFromOutside)
    }
  }, [])

  const closeToSummary = () => {
    close()
    ref.current?.querySelector('summary')?.focus()
  }
  const closeByEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !ref.current?.open) return
    event.preventDefault()
    closeToSummary()
  }
  const closeByPress = ({ target }: MouseEvent) => {
    const pressed = target instanceof Element && target.closest('a, button')
    if (!pressed) return
    // A dialog opened by the action returns the focus to where it was.
    if (pressed.matches('button')) closeToSummary()
    else close()
  }

  return (
    <details ref={ref} onKeyDown={closeByEscape} className="group/disclosure">
      <summary aria-label={label} className={`list-none [&::-webkit-details-marker]:hidden ${summaryClass}`}>
        {summary}
      </summary>
      {/* biome-ignore lint/a11y: a press on a link inside bubbles up here; keyboards press links too. */}
      <div className={panelClass} onClick={closeByPress}>
        {children}
      </div>
    </details>
  )
}
