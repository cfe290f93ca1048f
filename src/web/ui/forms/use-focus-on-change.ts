import { type RefObject, useEffect, useRef } from 'react'

const PRESSABLE = 'a, button, input, select, textarea, summary, [tabindex="0"]'

const isGone = (element: Element): boolean =>
  element.getClientRects().length === 0 || element.matches(':disabled')

/**
 * When the pressed element disappears with a change of view, focuses the new view's container and scrolls to it, unless the
 * focus has moved elsewhere. A view that changes by itself, such as data that arrive, moves nothing.
 * @param view what is shown, undefined while nothing is known: what then arrives takes the focus only of something pressed
 * within the container, such as the button that asked for it again
 */
export function useFocusOnChange<Holder extends HTMLElement = HTMLDivElement>(
  view: string | undefined,
  options?: FocusOptions,
): RefObject<Holder | null> {
  const ref = useRef<Holder>(null)
  const shown = useRef(view)
  const pressed = useRef<{ element: Element; isWithin: boolean }>(null)
  useEffect(() => {
    const note = ({ target }: Event) => {
      const element = target instanceof Element ? target.closest(PRESSABLE) : null
      pressed.current = element && { element, isWithin: ref.current?.contains(element) === true }
    }
    document.addEventListener('focusin', note)
    document.addEventListener('pointerdown', note)
    return () => {
      document.removeEventListener('focusin', note)
      document.removeEventListener('pointerdown', note)
    }
  }, [])
  useEffect(() => {
    const last = pressed.current
    const isLost = document.activeElement === document.body && last && isGone(last.element)
    const isOwnChange = shown.current !== view && (shown.current !== undefined || last?.isWithin)
    if (isLost && isOwnChange) ref.current?.focus(options)
    shown.current = view
  })
  return ref
}
