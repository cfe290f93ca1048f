import { useSyncExternalStore } from 'react'

/** Open modal dialogs, the top one last. */
let stack: readonly HTMLDialogElement[] = []
const listeners = new Set<() => void>()

function replaceStack(next: readonly HTMLDialogElement[]): void {
  stack = next
  for (const listener of listeners) listener()
}

/** Notes that a modal dialog is open; call the answer when it is not any more. */
export function noteOpenDialog(dialog: HTMLDialogElement): () => void {
  replaceStack([...stack, dialog])
  return () => replaceStack(stack.filter(open => open !== dialog))
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
