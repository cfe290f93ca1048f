import { useState } from 'react'

/** The selected rows of a list, for bulk actions; only rows of the loaded page can be selected. */
export function useSelection<Row>(rows: readonly Row[], keyOf: (row: Row) => string) {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set())
  const isSelected = (row: Row): boolean => keys.has(keyOf(row))
  const set = (selected: readonly Row[]) => setKeys(new Set(selected.map(keyOf)))
  return {
    rows,
    selected: rows.filter(isSelected),
    isSelected,
    select: (row: Row, isWanted: boolean) =>
      set(rows.filter(one => (keyOf(one) === keyOf(row) ? isWanted : isSelected(one)))),
    /** Replaces the selection. */
    set,
  }
}
export type Selection<Row> = ReturnType<typeof useSelection<Row>>
