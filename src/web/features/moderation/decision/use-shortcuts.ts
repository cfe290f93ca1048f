import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { storedValue } from '#web/storage/stored-value.ts'
import { useTopDialog } from '#web/ui/open-dialogs.ts'

/** WCAG 2.1.4: a person whose keys are pressed by accident, or by a voice, can turn them off. */
const choice = storedValue('amic.shortcuts', kept => kept !== false)

/** Whether single keys act in this browser. */
export function useShortcutChoice(): [areOn: boolean, choose: (areOn: boolean) => void] {
  return [useSyncExternalStore(choice.subscribe, choice.read, () => true), choice.write]
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')

type Options = {
  areOn: boolean
  /** Keys of a dialog act while one is open, those of a page while none is. */
  isDialog?: boolean
}

/** Lets single keys act while they are on and nobody types. A key that is held acts once. */
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
