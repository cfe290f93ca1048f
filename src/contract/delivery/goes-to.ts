/** Whether a round serves a zone; a round without zones serves all. */
export const goesTo = ({ zoneIds }: { zoneIds: readonly string[] }, zoneId: string): boolean =>
  zoneIds.length === 0 || zoneIds.includes(zoneId)
