/** The look of an act in a menu. */
export const menuActClass = (isDanger: boolean): string =>
  isDanger
    ? 'flex min-h-11 items-center rounded-field px-3 text-left font-semibold text-danger hover:bg-danger-tint'
    : 'flex min-h-11 items-center rounded-field px-3 text-left font-semibold text-ink hover:bg-leaf-50'
