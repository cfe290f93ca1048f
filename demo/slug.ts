/** "Akissi Kouamé" → "akissi.kouame": the part of an address before the @. */
export function slugOf(text: string, separator = '.'): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, separator)
    .replace(new RegExp(`^\\${separator}+|\\${separator}+$`, 'g'), '')
}
