import { readFileSync } from 'node:fs'
import { type VendorStatus, vendorStatuses } from '#contract/accounts/facts.ts'
import { type Specialty, specialties } from './specialties.ts'
import { type Town, towns } from './towns.ts'

export type Producer = {
  readonly status: VendorStatus
  readonly business: string
  readonly owner: string
  readonly town: Town
  /** Addresses are by landmark, as people say them. */
  readonly landmark: string
  readonly specialties: readonly Specialty[]
  readonly story: string
}

/**
 * Every producer, read from the table beside; the first is the stall of the account `vendeur`.
 * All names are invented: no real cooperative or farm sells in the demonstration.
 */
export const producers: readonly Producer[] = readFileSync(new URL('producers.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map(parseProducer)

function parseProducer(line: string): Producer {
  const cells = line.split(';')
  if (cells.length !== 7) throw new Error(`producers.csv: seven cells expected in "${line}"`)
  const [status, business, owner, town, landmark, names, story] = cells as [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ]
  return {
    status: oneOf(vendorStatuses, status),
    business,
    owner,
    town: oneOf(Object.keys(towns) as Town[], town),
    landmark,
    specialties: names.split(' ').map(name => oneOf(Object.keys(specialties) as Specialty[], name)),
    story,
  }
}

function oneOf<T extends string>(known: readonly T[], word: string): T {
  const found = known.find(other => other === word)
  if (!found) throw new Error(`producers.csv: "${word}" is none of ${known.join(', ')}`)
  return found
}
