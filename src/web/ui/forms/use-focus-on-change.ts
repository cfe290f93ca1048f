import { type RefObject, useEffect, useRef } from 'react'

/** What was pressed is gone with each change of view: the new view takes the focus, and comes into sight. */
export function useFocusOnChange(view: string): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null)
  const shown = useRef(view)
  useEffect(() => {
    if (shown.current !== view) ref.current?.focus()
    shown.current = view
  }, [view])
  return ref
}
