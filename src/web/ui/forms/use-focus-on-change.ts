import { type RefObject, useEffect, useRef } from 'react'

/**
 * When the pressed element disappears with a change of view, focuses the new view's container and scrolls to it, unless the
 * focus has moved elsewhere.
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
