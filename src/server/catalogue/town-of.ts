const COUNTRY = /^côte d[’']ivoire$/i

/**
 * The town of an address, its last part: "Bouaké" of "Route de Béoumi, Bouaké". Null for an address of one part, which
 * may be a street: only the town is for everybody.
 */
export function townOf(address: string): string | null {
  const parts = address
    .split(',')
    .map(part => part.trim())
    .filter(part => part !== '' && !COUNTRY.test(part))
  return parts.length > 1 ? (parts.at(-1) ?? null) : null
}
