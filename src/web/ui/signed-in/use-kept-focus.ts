import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'
import { focusHeading } from '#web/ui/focus-heading.ts'

/** What of a row may take the focus unasked: a key that is pressed once more does nothing to the row. */
const HARMLESS = 'summary, input, a[href], [aria-expanded]'

/** It had the focus, and nothing has it now. */
const isGone = (element: Element): boolean => !element.isConnected && document.activeElement === document.body

type Kept = { ref: RefObject<HTMLDivElement | null>; onFocus: (event: FocusEvent) => void }

/**
 * Keeps the keyboard's place in a list whose rows (`data-row`) go or change once they are acted on: when what had the focus is gone,
 * the row that stands there now takes it, or the page's heading where none is left.
 * @param harmless what of a row takes the focus, as a selector
 */
export function useKeptFocus(harmless = HARMLESS): Kept {
  const ref = useRef<HTMLDivElement>(null)
  const last = useRef<{ element: Element; place: number }>(undefined)
  const rows = () => [...(ref.current?.querySelectorAll('[data-row]') ?? [])]
  useEffect(() => {
    if (!last.current || !isGone(last.current.element)) return
    const row = rows().at(last.current.place) ?? rows().at(-1)
    const next = row?.querySelector<HTMLElement>(harmless)
    if (next) next.focus()
    else focusHeading()
  })
  useEffect(
    () => () => {
      if (last.current && isGone(last.current.element)) focusHeading()
    },
    [],
  )
  return {
    ref,
    onFocus: ({ target }) => {
      const place = rows().findIndex(row => row.contains(target))
      if (place >= 0) last.current = { element: target, place }
    },
  }
}
