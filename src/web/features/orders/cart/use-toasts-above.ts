import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useStore } from '#web/ui/create-store.ts'
import { toastStore } from '#web/ui/toast.ts'

/**
 * Where the page ends, the bar of the total rises with it: a message that comes then stands above it all the same.
 * @returns where the bar is to be noted
 */
export function useToastsAbove(): RefObject<HTMLDivElement | null> {
  const bar = useRef<HTMLDivElement>(null)
  const shown = useStore(toastStore)
  useLayoutEffect(() => {
    const top = shown && bar.current ? bar.current.getBoundingClientRect().top : 0
    // Higher up there is room below it.
    if (top < innerHeight / 2) return
    const style = document.querySelector<HTMLElement>('.toasts')?.style
    style?.setProperty('--above-bar', `${innerHeight - top}px`)
    return () => void style?.removeProperty('--above-bar')
  }, [shown])
  return bar
}
