import { useState } from 'react'

/** The rows of a list that are chosen, to act on all of them; what is not in sight is not chosen. */
export function useChoice<Row>(rows: readonly Row[], keyOf: (row: Row) => string) {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set())
  const isChosen = (row: Row): boolean => keys.has(keyOf(row))
  const set = (chosen: readonly Row[]) => setKeys(new Set(chosen.map(keyOf)))
  return {
    rows,
    chosen: rows.filter(isChosen),
    isChosen,
    choose: (row: Row, isWanted: boolean) =>
      set(rows.filter(one => (keyOf(one) === keyOf(row) ? isWanted : isChosen(one)))),
    /** Makes these the chosen ones. */
    set,
  }
}
export type Choice<Row> = ReturnType<typeof useChoice<Row>>
