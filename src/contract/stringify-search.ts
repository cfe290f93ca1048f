/** The query string of some values, with its question mark; empty when there is nothing to say. */
export function stringifySearch(values: object = {}): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value))
  }
  const text = search.toString()
  return text && `?${text}`
}
