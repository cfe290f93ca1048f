import { useSyncExternalStore } from 'react'
import { isRecord } from '#web/storage/is-record.ts'
import { type StoredValue, storedValue } from '#web/storage/stored-value.ts'

/** Ticked items of the packing lists, each with the last day of its tick. */
type PackingTicks = { vendorId: string; until: Readonly<Record<string, string>> }

/** Parses stored ticks; undefined without any. */
export function parseTicks(stored: unknown): PackingTicks | undefined {
  if (!isRecord(stored) || typeof stored.vendorId !== 'string' || !isRecord(stored.until)) return undefined
  const isWhole = Object.values(stored.until).every(day => typeof day === 'string')
  return isWhole ? (stored as PackingTicks) : undefined
}

/** Stored ticks, of one vendor at a time. */
export const storedTicks: StoredValue<PackingTicks | undefined> = storedValue('amic.vendor-ticks', parseTicks)

type Tick = { id: string; isTicked: boolean; day: string | null }

/** Sets or clears a tick and drops expired ones. Late or undated items are ticked for today. */
export function withTick(
  ticks: PackingTicks | undefined,
  vendorId: string,
  { id, isTicked, day }: Tick,
  today: string,
): PackingTicks {
  const ticked = ticks?.vendorId === vendorId ? Object.entries(ticks.until) : []
  const others = ticked.filter(([one, until]) => one !== id && until >= today)
  const until = day !== null && day > today ? day : today
  return { vendorId, until: Object.fromEntries(isTicked ? [...others, [id, until]] : others) }
}

/** Current ticks of a vendor's lists, and toggling them. */
export function useTicks(vendorId: string, today: string) {
  const ticks = useSyncExternalStore(storedTicks.subscribe, storedTicks.read, () => undefined)
  const own = ticks?.vendorId === vendorId ? ticks.until : {}
  return {
    isTicked: (id: string): boolean => (own[id] ?? '') >= today,
    tick: (tick: Tick): void => storedTicks.write(withTick(storedTicks.read(), vendorId, tick, today)),
  }
}

export type Ticking = ReturnType<typeof useTicks>
