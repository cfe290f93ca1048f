import type { ReactNode } from 'react'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { Asked } from '#web/ui/spaces/loaded.tsx'

type Props<Data> = {
  query: Pick<Asked<Data>, 'data' | 'error'>
  children: (data: Data) => ReactNode
}

/** How a thing stands, in a line, beside the way to where it is changed: what failed is told there, with another try. */
export function StateLine<Data>({ query: { data, error }, children }: Props<Data>) {
  if (data !== undefined) return children(data)
  return error ? 'Pas lu pour le moment' : <Skeleton className="my-0.5 h-4 w-40" />
}
