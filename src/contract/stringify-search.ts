/** Query string with its question mark; empty without values. */
export function stringifySearch(values: object = {}): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value))
  }
  const text = search.toString()
  return text && `?${text}`
}
