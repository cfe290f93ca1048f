import type { AddressBody } from '#contract/accounts/addresses.schemas.ts'
import { MAX_ADDRESSES } from '#contract/accounts/facts.ts'
import type { Deps } from '../../deps.ts'
import { refuse } from '../../http/refuse.ts'
import { addressLine } from './address-line.ts'
import {
  type AddressRow,
  clearDefault,
  findEqualAddress,
  insertAddress,
  lockAddressBook,
  updateAddress,
} from './addresses.queries.ts'

/**
 * Saves a delivery address; the first one becomes the default. Idempotent: an equal address is not added again.
 * @throws Refused `address_limit`, `zone_not_served`
 */
export async function addAddress(
  { db }: Pick<Deps, 'db'>,
  userId: string,
  body: AddressBody,
): Promise<AddressRow> {
  return db.transaction(async tx => {
    const own = await lockAddressBook(tx, userId)
    // The body has a line, or the parts of one.
    const address = (await addressLine(tx, body))!
    const isDefault = own === 0 || body.isDefault === true
    const equal = await findEqualAddress(tx, { ...body, address, userId })
    if (equal && (equal.isDefault || !isDefault)) return equal
    if (!equal && own >= MAX_ADDRESSES) refuse('address_limit')
    if (isDefault) await clearDefault(tx, userId)
    if (equal) return (await updateAddress(tx, { id: equal.id, userId }, { isDefault }))!
    return insertAddress(tx, { ...body, address, isDefault, userId })
  })
}
