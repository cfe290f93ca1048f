/** Is every text of a parsed body made of whole characters? Half a surrogate pair is none, and no database keeps it. */
export function isWellFormed(body: unknown): boolean {
  // Not by recursion: whoever sends the body chooses how deep it is.
  const waiting = [body]
  while (waiting.length > 0) {
    const value = waiting.pop()
    if (typeof value === 'string' && !value.isWellFormed()) return false
    if (typeof value !== 'object' || value === null) continue
    for (const [name, inner] of Object.entries(value)) waiting.push(name, inner)
  }
  return true
}
