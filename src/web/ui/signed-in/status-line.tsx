import type { ReactNode } from 'react'
import type { QueryState } from '#web/ui/signed-in/loaded.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

type Props<Data> = {
  query: Pick<QueryState<Data>, 'data' | 'error'>
  children: (data: Data) => ReactNode
}

/** A status in one line, beside the link to where it is changed; failures are shown there, with a retry. */
export function StatusLine<Data>({ query: { data, error }, children }: Props<Data>) {
  if (data !== undefined) return children(data)
  return error ? 'Pas lu pour le moment' : <Skeleton className="my-0.5 h-4 w-40" />
}
