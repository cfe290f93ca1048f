import { type RefObject, useEffect, useRef } from 'react'

/**
 * What was pressed is gone with a change of view, or with its line: what holds the view takes the focus, and comes into sight. Who
 * is elsewhere by then stays there.
 */
export function useFocusOnChange<Holder extends HTMLElement = HTMLDivElement>(
  view: string,
  options?: FocusOptions,
): RefObject<Holder | null> {
  const ref = useRef<Holder>(null)
  const shown = useRef(view)
  useEffect(() => {
    const isLost = document.activeElement === document.body
    if (shown.current !== view && isLost) ref.current?.focus(options)
    shown.current = view
  })
  return ref
}
