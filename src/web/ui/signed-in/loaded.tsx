import type { ReactNode } from 'react'
import { type Failed, LoadFailure } from '#web/ui/signed-in/load-failure.tsx'

/** A query, as TanStack Query describes it; paged lists may give their rows as `data`. */
export type QueryState<Data> = Failed & { data: Data | undefined }

/** Rows, or a page of them with the total. */
type List = readonly unknown[] | { total: number }

type Props<Data> = {
  query: QueryState<Data>
  /** Shown while loading. */
  waiting: ReactNode
  /** Heading of the failure. */
  failed: string
  /** Shown for an empty list. */
  empty?: Data extends List ? ReactNode : never
  /** Do not show a failure, for instance before redirecting to the login. */
  hidesFailure?: boolean
  children: (data: Data) => ReactNode
}

const isEmpty = (list: List) => ('total' in list ? list.total : list.length) === 0

/** Renders a query: skeleton, failure with retry, empty state, or content. Content stays visible while it is refetched. */
export function Loaded<Data>({ query, waiting, failed, empty, hidesFailure, children }: Props<Data>) {
  const { data, error } = query
  if (data !== undefined) return empty !== undefined && isEmpty(data as List) ? empty : children(data)
  if (!error || hidesFailure) return waiting
  return <LoadFailure query={query} title={failed} />
}
