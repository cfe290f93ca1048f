import { useIsFetching } from '@tanstack/react-query'
import { useRef } from 'react'
import { LoadFailureLine } from '#web/ui/signed-in/load-failure.tsx'
import { useHasFailure } from '#web/ui/signed-in/use-shared-retry.ts'

/** Reports failures within sections that are collapsed on small screens, where they would not be visible. */
export function FailureSummary() {
  const place = useRef<HTMLDivElement>(null)
  const isFetching = useIsFetching() > 0
  if (!useHasFailure(place)) return null
  return (
    <div ref={place} className="lg:hidden">
      <LoadFailureLine
        words="Une partie de cette page n’a pas pu être lue."
        query={{ error: null, isFetching, refetch: () => {} }}
      />
    </div>
  )
}
