import { isPlace } from './words/read-place.ts'

const COUNTRY = /^côte d[’']ivoire$/i

/** Only words, no decorations. */
const WORDS = /^\p{L}[\p{L}\p{M}'’ -]*$/u

/**
 * The town of an address, its last part: "Bouaké" of "Route de Béoumi, Bouaké". Null for an address of one part,
 * which may be a street (only towns are public), and for an unknown place, since addresses are not moderated.
 */
export function townOf(address: string): string | null {
  const parts = address
    .split(',')
    .map(part => part.trim())
    .filter(part => part !== '' && !COUNTRY.test(part))
  const town = parts.length > 1 ? parts.at(-1) : undefined
  return town !== undefined && WORDS.test(town) && isPlace(town) ? town : null
}
