import { useIsFetching } from '@tanstack/react-query'
import { useRef } from 'react'
import { LoadFailureLine } from '#web/ui/spaces/load-failure.tsx'
import { useHasFailed } from '#web/ui/spaces/use-one-try.ts'

/** Above parts that are folded on small screens: what failed in them is out of sight there. */
export function FailureAbove() {
  const place = useRef<HTMLDivElement>(null)
  const isFetching = useIsFetching() > 0
  if (!useHasFailed(place)) return null
  return (
    <div ref={place} className="lg:hidden">
      <LoadFailureLine
        words="Une partie de cette page n’a pas pu être lue."
        query={{ error: null, isFetching, refetch: () => {} }}
      />
    </div>
  )
}
