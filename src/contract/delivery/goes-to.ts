/** Whether a round serves a zone; one that names none goes to all of them. */
export const goesTo = ({ zoneIds }: { zoneIds: readonly string[] }, zoneId: string): boolean =>
  zoneIds.length === 0 || zoneIds.includes(zoneId)
