import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'

type Props = {
  /** What one presses: the content of the button. */
  summary: ReactNode
  /** The button's name where its content has no words. */
  label?: string
  summaryClass: string
  panelClass: string
  children: ReactNode
}

/**
 * A button that shows a small panel of links: the browser's own `details`, so that it opens without
 * JavaScript; with it, Escape, a press elsewhere or a followed link closes it.
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

  const closeByEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !ref.current?.open) return
    close()
    ref.current.querySelector('summary')?.focus()
  }

  return (
    <details ref={ref} onKeyDown={closeByEscape} className="group/disclosure">
      <summary aria-label={label} className={`list-none [&::-webkit-details-marker]:hidden ${summaryClass}`}>
        {summary}
      </summary>
      {/* biome-ignore lint/a11y: a press on a link inside bubbles up here; keyboards press links too. */}
      <div
        className={panelClass}
        onClick={event => event.target instanceof Element && event.target.closest('a, button') && close()}
      >
        {children}
      </div>
    </details>
  )
}
