/** Class of a round button on the viewer's dark background. */
export const viewerButton =
  'grid size-11 shrink-0 place-items-center rounded-full text-white hover:bg-white/15 aria-pressed:bg-mango-400 aria-pressed:text-ink disabled:cursor-not-allowed disabled:text-white/35 disabled:hover:bg-transparent'
