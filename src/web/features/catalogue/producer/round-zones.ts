import type { Calendar, Zone } from '#contract/delivery/schemas.ts'
import { inSequence } from '#contract/french/in-sequence.ts'
import { formatRoundDays } from '#contract/french/weekdays.ts'
import { atPlace } from '#contract/of-name.ts'

type Where = { days: string; zones: string }

const EVERYWHERE = 'partout où AMIC livre'

/** A producer's delivery zones by weekdays: "mardi et vendredi", "à Cocody et au Plateau". Zones in the shop's order. */
export function roundZones(rounds: Calendar['rounds'], zones: readonly Zone[]): Where[] {
  const byZones = new Map<string, { weekday: number }[]>()
  for (const { weekday, zoneIds } of rounds) {
    const served = zones.filter(({ id, isServed }) => isServed && zoneIds.includes(id))
    const isEverywhere = zoneIds.length === 0
    if (!isEverywhere && served.length === 0) continue
    const words = isEverywhere ? EVERYWHERE : inSequence(served.map(({ name }) => atPlace(name)))
    byZones.set(words, [...(byZones.get(words) ?? []), { weekday }])
  }
  return [...byZones].map(([words, days]) => ({ days: formatRoundDays(days), zones: words }))
}
