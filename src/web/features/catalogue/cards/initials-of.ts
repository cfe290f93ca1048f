const ARTICLES = /^(?:Les?|La|L)$/

/** Up to two initials of a name, from its capitalized words without articles. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s’'-]+/).filter(word => !ARTICLES.test(word))
  const letters = words.flatMap(word => /^\p{Lu}/u.exec(word) ?? [])
  return letters.slice(0, 2).join('') || name.trim().slice(0, 1).toUpperCase()
}
