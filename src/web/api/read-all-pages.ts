import type { Api } from '#contract/contract.ts'
import { MAX_ROWS } from '#contract/list-limits.ts'
import { fetchPage, type InputOf, type PagedName, type RowOf } from '#web/api/api-pages.ts'

/** Reads all rows of a list, page by page. */
export async function readAllPages<N extends PagedName>(
  api: Api,
  name: N,
  input: InputOf<N> = {} as InputOf<N>,
): Promise<RowOf<N>[]> {
  const rows: RowOf<N>[] = []
  let cursor: string | undefined
  do {
    const page = await fetchPage(api, name, input, { limit: MAX_ROWS, cursor })
    rows.push(...page.items)
    cursor = page.nextCursor ?? undefined
  } while (cursor)
  return rows
}
