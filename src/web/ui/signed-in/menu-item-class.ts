import { cx } from '#web/ui/cx.ts'

/** Class of a menu item. */
export const menuItemClass = (isDanger: boolean): string =>
  cx(
    'flex min-h-11 items-center rounded-field px-3 text-left font-semibold',
    isDanger ? 'text-danger hover:bg-danger-tint' : 'text-ink hover:bg-leaf-50',
  )
