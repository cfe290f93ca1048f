import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useStore } from '#web/ui/create-store.ts'
import { toastStore } from '#web/ui/toast.ts'

/**
 * Keeps toasts above the sticky total bar.
 * @returns ref for the bar
 */
export function useToastsAbove(): RefObject<HTMLDivElement | null> {
  const bar = useRef<HTMLDivElement>(null)
  const shown = useStore(toastStore)
  useLayoutEffect(() => {
    const top = shown && bar.current ? bar.current.getBoundingClientRect().top : 0
    // When the bar is not at the bottom, toasts have room below it.
    if (top < innerHeight / 2) return
    const style = document.querySelector<HTMLElement>('.toasts')?.style
    style?.setProperty('--above-bar', `${innerHeight - top}px`)
    return () => void style?.removeProperty('--above-bar')
  }, [shown])
  return bar
}
