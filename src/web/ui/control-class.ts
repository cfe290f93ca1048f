/** The look of every text control. */
export const controlClass =
  'block w-full rounded-field border border-line-strong bg-white px-4 py-2.5 text-base text-ink min-h-12 placeholder:text-ink-soft/80 ' +
  'aria-invalid:border-2 aria-invalid:border-danger disabled:bg-neutral-tint read-only:bg-paper-deep'
