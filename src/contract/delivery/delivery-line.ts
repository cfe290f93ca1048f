/** Where something is brought: as much of a zone and of a pickup point as people say of them. */
type Place = {
  directions: string
  zone: { name: string; region: string } | null
  /** Its address stands for the way there. */
  pickupPoint?: { name: string; address: string } | null
}

/** "Angré, 8e tranche, portail bleu, Cocody, Abidjan", "Point de retrait Gare d’Adjamé, 12 rue du Rail, Adjamé, Abidjan": a place in one line. */
export function deliveryLine({ directions, zone, pickupPoint }: Place): string {
  const parts = pickupPoint
    ? [`Point de retrait ${pickupPoint.name}`, pickupPoint.address]
    : directions.split('\n').map(line => line.trim())
  const wider = zone ? new Set([zone.name, zone.region]) : []
  return [...parts, ...wider].filter(Boolean).join(', ')
}
