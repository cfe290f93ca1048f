import { pauseWords } from '#contract/french/pause-words.ts'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'

/** "De retour le 28 novembre" while the producer is paused: first as rendered by the server, then by the visitor's clock. */
export function usePause({ pausedUntil }: { pausedUntil: string | null }): string | false {
  const isHydrated = useIsHydrated()
  return pauseWords(pausedUntil, isHydrated ? new Date() : undefined)
}
