import { createStore } from '#web/ui/create-store.ts'

export type Toast = {
  title: string
  description?: string | undefined
  /** Link to a next step. */
  link?: { href: string; children: string }
  /** Undoes the action. */
  undo?: () => void
  /** `destructive` for failures. */
  variant?: 'default' | 'destructive'
}

/** A toast on screen, with its own key. */
export type ShownToast = Toast & { key: number }

/** The toast on screen. */
export const toastStore = createStore<ShownToast | undefined>(undefined)
let count = 0

/** Shows a message for five seconds, from anywhere in the browser. It replaces the one being shown. */
export function toast(message: Toast): void {
  count += 1
  toastStore.write({ ...message, key: count })
}

/** Dismisses a toast, unless another has replaced it. */
export function dismissToast(key: number): void {
  if (toastStore.read()?.key === key) toastStore.write(undefined)
}

/** Dismisses the toast on screen, which is outdated. */
export function clearToast(): void {
  if (toastStore.read()) toastStore.write(undefined)
}
