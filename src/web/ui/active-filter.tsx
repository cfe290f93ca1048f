import { X } from 'lucide-react'

/** Class of an active filter, which a press removes. */
export const activeFilterClass =
  'nums flex min-h-11 items-center gap-1.5 rounded-full bg-mango-100 px-3 text-sm font-semibold ring-1 ring-mango-500 hover:bg-mango-300'

/** Label of an active filter. */
export function ActiveFilterLabel({ words }: { words: string }) {
  return (
    <>
      <span className="sr-only">Retirer le filtre&nbsp;: </span>
      {words}
      <X aria-hidden className="size-4" />
    </>
  )
}
