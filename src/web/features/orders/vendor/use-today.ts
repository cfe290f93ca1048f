import { useSyncExternalStore } from 'react'
import { dayOf } from '#contract/day-of.ts'
import { DAY_MS } from '#contract/durations.ts'

const readDay = (): string => dayOf(new Date())

/** Calls back at midnight, and when the page is hidden or shown: timers stop while a phone sleeps. */
function followDay(notify: () => void): () => void {
  let midnight: ReturnType<typeof setTimeout>
  const wait = () => {
    midnight = setTimeout(
      () => {
        notify()
        wait()
      },
      DAY_MS - (Date.now() % DAY_MS),
    )
  }
  wait()
  document.addEventListener('visibilitychange', notify)
  return () => {
    clearTimeout(midnight)
    document.removeEventListener('visibilitychange', notify)
  }
}

/** The current day in Abidjan, updated at midnight. */
export const useToday = (): string => useSyncExternalStore(followDay, readDay, readDay)
