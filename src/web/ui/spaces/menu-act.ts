/** The look of an act in a menu. */
export const menuActClass = (isDanger: boolean): string =>
  isDanger
    ? 'min-h-11 rounded-field px-3 text-left font-semibold text-danger hover:bg-danger-tint'
    : 'min-h-11 rounded-field px-3 text-left font-semibold hover:bg-leaf-50'
