import type { ReactNode } from 'react'
import { cx } from '#web/ui/cx.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import type { Choice } from '#web/ui/seldom/choice/use-choice.ts'

/** Of a card that is chosen. */
export const chosenClass = 'outline-3 outline-leaf-700'

type OneProps<Row> = {
  choice: Choice<Row>
  row: Row
  /** What the row is, for those who listen. */
  name: string
  className?: string
}

/** The box of a row. */
export function ChooseOne<Row>({ choice, row, name, className }: OneProps<Row>) {
  return (
    <label className={cx('-m-2 grid size-11 shrink-0 cursor-pointer place-items-center', className)}>
      <input
        type="checkbox"
        aria-label={`Sélectionner ${name}`}
        checked={choice.isChosen(row)}
        onChange={event => choice.choose(row, event.target.checked)}
        className="size-5 accent-leaf-700"
      />
    </label>
  )
}

type AllProps<Row> = { choice: Choice<Row>; children: ReactNode }

/** Above a list: how many there are, and the box that chooses all in sight. */
export function ChooseAll<Row>({ choice: { rows, chosen, set }, children }: AllProps<Row>) {
  const areAll = chosen.length === rows.length
  return (
    <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6">
      <p role="status" className="text-ink-soft">
        {children}
      </p>
      {rows.length > 1 && (
        <Checkbox
          label={areAll ? 'Tout désélectionner' : `Tout sélectionner (${rows.length})`}
          checked={areAll}
          ref={(box: HTMLInputElement | null) => {
            if (box) box.indeterminate = !areAll && chosen.length > 0
          }}
          onChange={() => set(areAll ? [] : rows)}
        />
      )}
    </div>
  )
}
