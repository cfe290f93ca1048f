import type { ReactNode } from 'react'
import { MAX_ROWS, PAGE_SIZE } from '#contract/list-limits.ts'
import { cx } from '#web/ui/cx.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import type { Choice } from '#web/ui/seldom/choice/use-choice.ts'
import { SiteLink } from '#web/ui/site-link.tsx'

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

/** One page of a list. */
export type ListOf<Row> = { items: Row[]; total: number; page: number; limit: number }

/** Which page of a list, and how many rows it has; the first one, of the usual size, without them. */
export type Place = { page?: number | undefined; limit?: number | undefined }

type AllProps<Row> = {
  choice: Choice<Row>
  list: Pick<ListOf<Row>, 'total' | 'limit'>
  /** The address of the list elsewhere. */
  hrefOf: (place: Place) => string
  children: ReactNode
}

/** Above a list: the box that chooses all in sight, how many there are, and the way to more in sight. */
export function ChooseAll<Row>({ choice: { rows, chosen, set }, list, hrefOf, children }: AllProps<Row>) {
  const areAll = chosen.length === rows.length
  return (
    <div className="mb-2 flex flex-wrap items-center gap-x-2 max-sm:text-sm sm:gap-x-6">
      {rows.length > 1 && (
        <Checkbox
          label={
            <>
              Tout {areAll ? 'décocher' : 'cocher'}
              <span className="max-sm:sr-only"> ({rows.length})</span>
            </>
          }
          checked={areAll}
          ref={(box: HTMLInputElement | null) => {
            if (box) box.indeterminate = !areAll && chosen.length > 0
          }}
          onChange={() => set(areAll ? [] : rows)}
        />
      )}
      <p role="status" className="py-2.5 text-ink-soft">
        {children}
      </p>
      <MoreInSight list={list} hrefOf={hrefOf} />
    </div>
  )
}

/** The way to as many rows in sight as can be chosen together, and back. */
function MoreInSight({ list: { total, limit }, hrefOf }: Pick<AllProps<never>, 'list' | 'hrefOf'>) {
  if (total <= PAGE_SIZE) return null
  const isMost = limit === MAX_ROWS
  const count = isMost ? PAGE_SIZE : MAX_ROWS
  return (
    <SiteLink
      href={hrefOf({ page: undefined, limit: isMost ? undefined : MAX_ROWS })}
      keepScroll
      className="inline-flex min-h-11 items-center text-leaf-800 underline underline-offset-4"
    >
      {!isMost && total <= MAX_ROWS ? (
        `Voir les ${total}`
      ) : (
        <>
          Voir {count}
          <span className="max-sm:sr-only">&nbsp;par page</span>
        </>
      )}
    </SiteLink>
  )
}
