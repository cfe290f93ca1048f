import { type RefObject, useEffect, useRef } from 'react'

const PRESSABLE = 'a, button, input, select, textarea, summary, [tabindex="0"]'

const isGone = (element: Element): boolean =>
  element.getClientRects().length === 0 || element.matches(':disabled')

/**
 * When the pressed element disappears with a change of view, focuses the new view's container and scrolls to it, unless the
 * focus has moved elsewhere. A view that changes by itself, such as data that arrive, moves nothing.
 */
export function useFocusOnChange<Holder extends HTMLElement = HTMLDivElement>(
  view: string,
  options?: FocusOptions,
): RefObject<Holder | null> {
  const ref = useRef<Holder>(null)
  const shown = useRef(view)
  const pressed = useRef<Element>(null)
  useEffect(() => {
    const note = ({ target }: Event) => {
      pressed.current = target instanceof Element ? target.closest(PRESSABLE) : null
    }
    document.addEventListener('focusin', note)
    document.addEventListener('pointerdown', note)
    return () => {
      document.removeEventListener('focusin', note)
      document.removeEventListener('pointerdown', note)
    }
  }, [])
  useEffect(() => {
    const isLost = document.activeElement === document.body && pressed.current && isGone(pressed.current)
    if (shown.current !== view && isLost) ref.current?.focus(options)
    shown.current = view
  })
  return ref
}
