/** Whether all strings of a parsed body are well-formed Unicode. PostgreSQL cannot store lone surrogates. */
export function isWellFormed(body: unknown): boolean {
  // Iterative: the client controls the depth.
  const waiting = [body]
  while (waiting.length > 0) {
    const value = waiting.pop()
    if (typeof value === 'string' && !value.isWellFormed()) return false
    if (typeof value !== 'object' || value === null) continue
    for (const [name, inner] of Object.entries(value)) waiting.push(name, inner)
  }
  return true
}
