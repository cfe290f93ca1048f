import { X } from 'lucide-react'

/** The look of a filter that is set, where one press takes it away. */
export const chosenFilterClass =
  'nums flex min-h-11 items-center gap-1.5 rounded-full bg-mango-100 px-3 text-sm font-semibold ring-1 ring-mango-500 hover:bg-mango-300'

/** What it narrows a list to. */
export function ChosenFilterWords({ words }: { words: string }) {
  return (
    <>
      <span className="sr-only">Retirer le filtre&nbsp;: </span>
      {words}
      <X aria-hidden className="size-4" />
    </>
  )
}
