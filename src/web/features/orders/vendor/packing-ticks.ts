import { useSyncExternalStore } from 'react'
import { isRecord } from '#web/storage/is-record.ts'
import { type StoredValue, storedValue } from '#web/storage/stored-value.ts'

/** What a vendor has ticked off on its lists, each with the last day on which it counts. */
export type PackingTicks = { vendorId: string; until: Readonly<Record<string, string>> }

/** The ticks out of what the storage held; undefined when there are none. */
export function parseTicks(kept: unknown): PackingTicks | undefined {
  if (!isRecord(kept) || typeof kept.vendorId !== 'string' || !isRecord(kept.until)) return undefined
  const isWhole = Object.values(kept.until).every(day => typeof day === 'string')
  return isWhole ? (kept as PackingTicks) : undefined
}

/** What this browser keeps of them, of one vendor at a time. */
export const storedTicks: StoredValue<PackingTicks | undefined> = storedValue('amic.vendor-ticks', parseTicks)

type Tick = { id: string; isTicked: boolean; day: string | null }

/** The ticks with one more, or one less, and without those whose day is over. What was late, or has no day, counts today. */
export function withTick(
  ticks: PackingTicks | undefined,
  vendorId: string,
  { id, isTicked, day }: Tick,
  today: string,
): PackingTicks {
  const known = ticks?.vendorId === vendorId ? Object.entries(ticks.until) : []
  const others = known.filter(([one, until]) => one !== id && until >= today)
  const until = day !== null && day > today ? day : today
  return { vendorId, until: Object.fromEntries(isTicked ? [...others, [id, until]] : others) }
}

/** The ticks of a vendor's lists, as they stand on this day, and the act of ticking. */
export function useTicks(vendorId: string, today: string) {
  const ticks = useSyncExternalStore(storedTicks.subscribe, storedTicks.read, () => undefined)
  const own = ticks?.vendorId === vendorId ? ticks.until : {}
  return {
    isTicked: (id: string): boolean => (own[id] ?? '') >= today,
    tick: (tick: Tick): void => storedTicks.write(withTick(storedTicks.read(), vendorId, tick, today)),
  }
}

export type Ticking = ReturnType<typeof useTicks>
