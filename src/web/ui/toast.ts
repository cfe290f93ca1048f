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

let current: ShownToast | undefined
let count = 0
const listeners = new Set<() => void>()

function tell(): void {
  for (const listener of listeners) listener()
}

/** Shows a message for five seconds, from anywhere in the browser. It replaces the one being shown. */
export function toast(message: Toast): void {
  count += 1
  current = { ...message, key: count }
  tell()
}

/** Takes a toast away, unless another has replaced it already. */
export function dismissToast(key: number): void {
  if (current?.key !== key) return
  current = undefined
  tell()
}

/** Takes the message away that is being shown, because what it says no longer holds. */
export function clearToast(): void {
  if (current) dismissToast(current.key)
}

/** For `useSyncExternalStore`. */
export const toastStore = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  current: (): ShownToast | undefined => current,
  /** A page comes from the server without any toast. */
  none: (): undefined => undefined,
}
