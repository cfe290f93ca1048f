import { useEffect, useState } from 'react'
import { type Opening, openingState, openingWords } from '#contract/delivery/opening-hours.ts'
import { Badge } from '#web/ui/badge.tsx'
import { needsHydration } from '#web/ui/needs-hydration.ts'

const TICK_MS = 10_000

/**
 * The current time, updated periodically; null on the server and in the first render, so that cached pages do not depend on it.
 */
function useNow(): Date | null {
  const [now, setNow] = useState<Date | null>(null)
  useEffect(() => {
    const tick = () => setNow(new Date())
    tick()
    const timer = setInterval(tick, TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** "Ouvert maintenant", "Ouvre demain à 8 h": by the visitor's clock. */
export function OpeningNow({ hours }: { hours: readonly Opening[] }) {
  const now = useNow()
  if (!now) return <span hidden {...needsHydration(hours.length > 0)} />
  const state = openingState(hours, now)
  return (
    state && (
      <Badge tone={state.isOpen ? 'success' : 'neutral'} {...(!state.isOpen && { icon: null })}>
        {openingWords(state)}
      </Badge>
    )
  )
}
