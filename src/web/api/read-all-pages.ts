import type { Api } from '#contract/contract.ts'
import type { Paged } from '#contract/endpoint.ts'
import type { InputOf, PagedName, RowOf } from '#web/api/api-pages.ts'

/** The largest page that lists return. */
const PAGE_SIZE = 100

/** Reads all rows of a list, page by page. */
export async function readAllPages<N extends PagedName>(
  api: Api,
  name: N,
  input: InputOf<N> = {} as InputOf<N>,
): Promise<RowOf<N>[]> {
  const ask = api[name] as unknown as (input: object) => Promise<Paged<RowOf<N>>>
  const { query } = input as { query?: object }
  const rows: RowOf<N>[] = []
  let cursor: string | undefined
  do {
    const page = await ask({ ...input, query: { ...query, limit: PAGE_SIZE, cursor } })
    rows.push(...page.items)
    cursor = page.nextCursor ?? undefined
  } while (cursor)
  return rows
}
