import { createStore } from '#web/ui/create-store.ts'

export type Toast = {
  title: string
  description?: string | undefined
  /** Where one may go on from here. */
  link?: { href: string; children: string }
  /** What takes back what was done. */
  undo?: () => void
  /** `destructive` for what failed. */
  variant?: 'default' | 'destructive'
}

/** A shown toast; each has its own key, so that a second one replaces the first. */
export type ShownToast = Toast & { key: number }

/** The message that is being shown. */
export const toastStore = createStore<ShownToast | undefined>(undefined)
let count = 0

/** Shows a message for five seconds, from anywhere in the browser. It replaces the one being shown. */
export function toast(message: Toast): void {
  count += 1
  toastStore.write({ ...message, key: count })
}

/** Takes a toast away, unless another has replaced it already. */
export function dismissToast(key: number): void {
  if (toastStore.read()?.key === key) toastStore.write(undefined)
}

/** Takes the message away that is being shown, because what it says no longer holds. */
export function clearToast(): void {
  if (toastStore.read()) toastStore.write(undefined)
}
