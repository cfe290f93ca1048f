import { pauseWords } from '#contract/french/pause-words.ts'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'

/** "De retour le 28 novembre", of a producer who takes no orders now: as the page was drawn, then by the clock of the visitor. */
export function usePause({ pausedUntil }: { pausedUntil: string | null }): string | false {
  const isHydrated = useIsHydrated()
  return pauseWords(pausedUntil, isHydrated ? new Date() : undefined)
}
