import { createStore, useStore } from '#web/ui/create-store.ts'
import { dismissToast, toastStore } from '#web/ui/toast.ts'

/** Open modal dialogs, topmost last. */
const stack = createStore<readonly HTMLDialogElement[]>([])

/** Locks scrolling under a dialog; keeps the scrollbar's width, so that nothing shifts. */
function lockScroll(): void {
  const { style, clientWidth } = document.documentElement
  style.paddingRight = `${innerWidth - clientWidth}px`
  style.overflow = 'hidden'
}

function unlockPage(): void {
  const { style } = document.documentElement
  style.paddingRight = ''
  style.overflow = ''
}

/** An earlier toast is dismissed when a dialog opens, unless it offers an undo. */
function dismissEarlierToast(): void {
  const shown = toastStore.read()
  if (shown && !shown.undo) dismissToast(shown.key)
}

/**
 * Registers an open modal dialog.
 * @returns unregisters it
 */
export function registerOpenDialog(dialog: HTMLDialogElement): () => void {
  dismissEarlierToast()
  if (stack.read().length === 0) lockScroll()
  stack.write([...stack.read(), dialog])
  return () => {
    stack.write(stack.read().filter(open => open !== dialog))
    if (stack.read().length === 0) unlockPage()
  }
}

/** The topmost modal dialog, if any. */
export const useTopDialog = (): HTMLDialogElement | undefined => useStore(stack).at(-1)
