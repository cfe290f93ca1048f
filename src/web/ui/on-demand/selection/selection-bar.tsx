import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { type Noun, selectedWords } from '#web/ui/on-demand/selection/noun.ts'
import type { Selection } from '#web/ui/on-demand/selection/use-selection.ts'

type Props<Row> = {
  selection: Selection<Row>
  noun: Noun
  /** Buttons of the bulk actions. */
  children: ReactNode
}

/** Sticky bar of the bulk actions, while rows are selected. Place it after its list. */
export function SelectionBar<Row>({ selection: { selected, set }, noun, children }: Props<Row>) {
  const words = selectedWords(noun, selected.length)
  return (
    <>
      <p role="status" className="sr-only">
        {selected.length > 0 && words}
      </p>
      {selected.length > 0 && (
        <section
          aria-label="Sélection"
          className="act-bar sticky bottom-0 z-20 -mx-4 mt-4 border-t border-line bg-white px-4 pt-2 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-lift sm:-mx-6 sm:px-6 lg:bottom-4 lg:mx-0 lg:rounded-card lg:pb-2 lg:ring-1 lg:ring-line"
        >
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <p aria-hidden className="min-w-0 flex-1 font-semibold">
              {words}
            </p>
            <div className="order-last flex w-full flex-wrap gap-2 *:grow *:basis-32 lg:order-none lg:w-auto lg:*:basis-auto">
              {children}
            </div>
            <button
              type="button"
              aria-label="Tout décocher"
              onClick={() => set([])}
              className="-mr-2 grid size-11 shrink-0 place-items-center rounded-full hover:bg-paper-deep"
            >
              <X aria-hidden className="size-5" />
            </button>
          </div>
        </section>
      )}
    </>
  )
}
