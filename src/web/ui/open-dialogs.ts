import { useSyncExternalStore } from 'react'
import { dismissToast, toastStore } from '#web/ui/toast.ts'

/** Open modal dialogs, the top one last. */
let stack: readonly HTMLDialogElement[] = []
const listeners = new Set<() => void>()

function replaceStack(next: readonly HTMLDialogElement[]): void {
  stack = next
  for (const listener of listeners) listener()
}

/** Holds the page still under a dialog; the room of its scrollbar is kept, so that nothing moves aside. */
function lockPage(): void {
  const { style, clientWidth } = document.documentElement
  style.paddingRight = `${innerWidth - clientWidth}px`
  style.overflow = 'hidden'
}

function unlockPage(): void {
  const { style } = document.documentElement
  style.paddingRight = ''
  style.overflow = ''
}

/** What was told before a dialog opened is not of it; it stays only where something can still be taken back. */
function endOlderToast(): void {
  const shown = toastStore.current()
  if (shown && !shown.undo) dismissToast(shown.key)
}

/** Notes that a modal dialog is open; call the answer when it is not any more. */
export function noteOpenDialog(dialog: HTMLDialogElement): () => void {
  endOlderToast()
  if (stack.length === 0) lockPage()
  replaceStack([...stack, dialog])
  return () => {
    replaceStack(stack.filter(open => open !== dialog))
    if (stack.length === 0) unlockPage()
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The modal dialog that a person is in, if any. */
export function useTopDialog(): HTMLDialogElement | undefined {
  return useSyncExternalStore(
    subscribe,
    () => stack.at(-1),
    () => undefined,
  )
}
