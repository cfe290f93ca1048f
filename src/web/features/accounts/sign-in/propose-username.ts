/** "Awa Koné" → "awa-kone": what a customer may be called, one word less to think of and to type. */
export const proposeUsername = (fullName: string): string =>
  fullName
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-')
    .slice(0, 50)
