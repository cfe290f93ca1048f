/** Proposes a user name: "Awa Koné" → "awa-kone". */
export const proposeUsername = (fullName: string): string =>
  fullName
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-')
    .slice(0, 50)
