import type { Api } from '#contract/contract.ts'
import type { Paged } from '#contract/endpoint.ts'
import type { InputOf, PagedName, RowOf } from '#web/api/api-pages.ts'

/** So many rows in each answer: the most that lists give. */
const PAGE_SIZE = 100

/** All rows of a list of the API, page after page by its cursor. */
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
