const ARTICLES = /^(?:Les?|La|L)$/

/** Two letters at most that stand for a name: of the first words that are written large, articles aside. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s’'-]+/).filter(word => !ARTICLES.test(word))
  const letters = words.flatMap(word => /^\p{Lu}/u.exec(word) ?? [])
  return letters.slice(0, 2).join('') || name.trim().slice(0, 1).toUpperCase()
}
