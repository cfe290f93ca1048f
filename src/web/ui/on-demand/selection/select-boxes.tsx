import type { ReactNode } from 'react'
import { MAX_ROWS, PAGE_SIZE } from '#contract/list-limits.ts'
import { cx } from '#web/ui/cx.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import type { Selection } from '#web/ui/on-demand/selection/use-selection.ts'
import { SiteLink } from '#web/ui/site-link.tsx'

type OneProps<Row> = {
  selection: Selection<Row>
  row: Row
  /** Accessible name of the row. */
  name: string
  className?: string
}

/** The checkbox of a row. */
export function SelectRow<Row>({ selection, row, name, className }: OneProps<Row>) {
  return (
    <label className={cx('-m-2 grid size-11 shrink-0 cursor-pointer place-items-center', className)}>
      <input
        type="checkbox"
        aria-label={`Sélectionner ${name}`}
        checked={selection.isSelected(row)}
        onChange={event => selection.select(row, event.target.checked)}
        className="size-5 accent-leaf-700"
      />
    </label>
  )
}

/** One page of a list. */
export type ListOf<Row> = { items: Row[]; total: number; page: number; limit: number }

/** Page number and page size; both undefined for the first page of the usual size. */
export type PageRequest = { page?: number | undefined; limit?: number | undefined }

type AllProps<Row> = {
  selection: Selection<Row>
  list: Pick<ListOf<Row>, 'total' | 'limit'>
  /** URL of another page or page size. */
  hrefOf: (place: PageRequest) => string
  children: ReactNode
}

/** Above a list: the "select all" checkbox, the total count and the page size link. */
export function SelectAll<Row>({
  selection: { rows, selected, set },
  list,
  hrefOf,
  children,
}: AllProps<Row>) {
  const areAll = selected.length === rows.length
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
            if (box) box.indeterminate = !areAll && selected.length > 0
          }}
          onChange={() => set(areAll ? [] : rows)}
        />
      )}
      <p role="status" className="py-2.5 text-ink-soft">
        {children}
      </p>
      <PageSizeLink list={list} hrefOf={hrefOf} />
    </div>
  )
}

/** Toggles between the usual and the largest page size, which is also the most that can be selected at once. */
function PageSizeLink({ list: { total, limit }, hrefOf }: Pick<AllProps<never>, 'list' | 'hrefOf'>) {
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
