/** Where something is brought: as much of a zone as people say of it. */
type Place = { directions: string; zone: { name: string; region: string } | null }

/** "Angré, 8e tranche, portail bleu, Cocody, Abidjan": a place in one line. */
export function deliveryLine({ directions, zone }: Place): string {
  const parts = directions.split('\n').map(line => line.trim())
  const wider = zone ? new Set([zone.name, zone.region]) : []
  return [...parts, ...wider].filter(Boolean).join(', ')
}
