import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { storedValue } from '#web/storage/stored-value.ts'
import { useTopDialog } from '#web/ui/open-dialogs.ts'

/** WCAG 2.1.4: single-key shortcuts can be turned off, since they may be triggered by accident or by speech input. */
const choice = storedValue('amic.shortcuts', stored => stored !== false)

/** Whether single-key shortcuts are enabled in this browser. */
export function useShortcutChoice(): [areOn: boolean, choose: (areOn: boolean) => void] {
  return [useSyncExternalStore(choice.subscribe, choice.read, () => true), choice.write]
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')

type Options = {
  areOn: boolean
  /** Shortcuts of a dialog work while one is open, those of a page while none is. */
  isDialog?: boolean
}

/** Handles single-key shortcuts while they are enabled and no field has the focus. Ignores key repeat. */
export function useShortcuts(
  actions: Readonly<Record<string, () => void>>,
  { areOn, isDialog = false }: Options,
): void {
  const isInDialog = useTopDialog() !== undefined
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    const action = actions[event.key.toLowerCase()]
    if (!action) return
    event.preventDefault()
    action()
  })
  useEffect(() => {
    if (!areOn || isInDialog !== isDialog) return
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [areOn, isInDialog, isDialog])
}
