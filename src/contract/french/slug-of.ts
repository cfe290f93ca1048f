/** Text as a part of an address, in plain letters and digits: "Nos œufs frais" → "nos-oeufs-frais". */
export const slugOf = (text: string, separator: '-' | '.'): string =>
  text
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join(separator)
