import { useSyncExternalStore } from 'react'
import { dayOf } from '#contract/day-of.ts'
import { DAY_MS } from '#contract/durations.ts'

const readDay = (): string => dayOf(new Date())

/** Tells of each midnight, and of each return to the page: a phone that sleeps stops its clocks. */
function followDay(tell: () => void): () => void {
  let midnight: ReturnType<typeof setTimeout>
  const wait = () => {
    midnight = setTimeout(
      () => {
        tell()
        wait()
      },
      DAY_MS - (Date.now() % DAY_MS),
    )
  }
  wait()
  document.addEventListener('visibilitychange', tell)
  return () => {
    clearTimeout(midnight)
    document.removeEventListener('visibilitychange', tell)
  }
}

/** The day in Abidjan, also of a page that stays open over night. */
export const useToday = (): string => useSyncExternalStore(followDay, readDay, readDay)
