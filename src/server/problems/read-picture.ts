import type { ProblemPictureWidth } from '#contract/problems/facts.ts'
import type { Deps } from '../deps.ts'
import type { Sessions } from '../http/context.ts'
import { refuse } from '../http/refuse.ts'
import { readFile } from './picture-files.ts'
import { findPictureViewers } from './pictures.queries.ts'

/**
 * A picture of a problem, for its customer, the vendor of the parcel and administrators.
 * @throws Refused `picture_not_found`, also when the caller may not see it
 */
export async function readPicture(
  { db, privateStorage }: Pick<Deps, 'db' | 'privateStorage'>,
  { customer, vendor, admin }: Sessions,
  picture: { id: string; width: ProblemPictureWidth },
): Promise<{ name: string; content: Buffer }> {
  const concerned = (await findPictureViewers(db, picture.id)) ?? refuse('picture_not_found')
  const isAllowed =
    customer?.userId === concerned.customerId ||
    (vendor !== undefined && vendor.vendorId === concerned.vendorId) ||
    // Only the customer sees a picture that is not attached yet.
    (admin !== undefined && concerned.vendorId !== null)
  if (!isAllowed) refuse('picture_not_found')
  return (await readFile(privateStorage, picture)) ?? refuse('picture_not_found')
}
