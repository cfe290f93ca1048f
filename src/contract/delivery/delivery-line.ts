/** A place: the parts of a zone and a pickup point needed for its text. */
type Place = {
  directions: string
  zone: { name: string; region: string } | null
  /** Its address replaces the directions. */
  pickupPoint?: { name: string; address: string } | null
}

/**
 * "Angré, 8e tranche, portail bleu, Cocody, Abidjan", "Point de retrait Gare d’Adjamé, 12 rue du Rail, Adjamé, Abidjan": a place
 * in one line.
 */
export function deliveryLine({ directions, zone, pickupPoint }: Place): string {
  const parts = pickupPoint
    ? [`Point de retrait ${pickupPoint.name}`, pickupPoint.address]
    : directions.split('\n').map(line => line.trim())
  const wider = zone ? new Set([zone.name, zone.region]) : []
  return [...parts, ...wider].filter(Boolean).join(', ')
}
