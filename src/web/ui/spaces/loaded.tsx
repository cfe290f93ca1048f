import type { ReactNode } from 'react'
import { type Failed, LoadFailure } from '#web/ui/spaces/load-failure.tsx'

/** What is asked of the server, as TanStack Query tells of it; one of several pages may give its rows as `data`. */
export type Asked<Data> = Failed & { data: Data | undefined }

/** Rows, or a page of them with the number of all. */
type List = readonly unknown[] | { total: number }

type Props<Data> = {
  query: Asked<Data>
  /** Stands there until the answer comes. */
  waiting: ReactNode
  /** The heading when it could not be read. */
  failed: string
  /** In place of a list in which nothing is. */
  empty?: Data extends List ? ReactNode : never
  /** Of somebody who is about to be shown the way in, for instance, a failure is nothing to tell. */
  hidesFailure?: boolean
  children: (data: Data) => ReactNode
}

const isEmpty = (list: List) => ('total' in list ? list.total : list.length) === 0

/**
 * What the server answers, or what stands for it: shapes while it is on its way, why it did not come and another try,
 * a word where there is nothing. What was read once stays in sight while it is read again.
 */
export function Loaded<Data>({ query, waiting, failed, empty, hidesFailure, children }: Props<Data>) {
  const { data, error } = query
  if (data !== undefined) return empty !== undefined && isEmpty(data as List) ? empty : children(data)
  if (!error || hidesFailure) return waiting
  return <LoadFailure query={query} title={failed} />
}
