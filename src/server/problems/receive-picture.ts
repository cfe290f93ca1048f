import type { Picture } from '#contract/catalogue/schemas.ts'
import { newId } from '#database/schema/columns.ts'
import type { Deps } from '../deps.ts'
import { consumeAttempt } from '../http/limits/rate-limit.ts'
import { decodePicture, pictureBytesOf } from '../media/public.ts'
import { writeFiles } from './picture-files.ts'
import { insertPicture } from './pictures.queries.ts'
import { pictureAddress } from './problems.answers.ts'

/**
 * Receives a picture of a problem from a customer. It is deleted after a day unless a problem uses it.
 * @param image a data URL
 * @param field of the body, for the message
 * @throws Refused `rate_limited`, `validation`, `image_too_large`, `image_unsupported`, `image_too_many_pixels`,
 * `image_unreadable`
 */
export async function receivePicture(
  deps: Pick<Deps, 'db' | 'clock' | 'privateStorage' | 'config'>,
  customerId: string,
  { image, field }: { image: string; field: string },
): Promise<Picture & { id: string }> {
  await consumeAttempt(deps, 'problem-pictures', customerId)
  const encoded = await decodePicture(pictureBytesOf(image, field))
  const { width, height, color } = encoded.picture
  const id = newId()
  // The row first: files without a row would never be swept.
  await insertPicture(deps.db, { id, customerId, width, height, createdAt: deps.clock() })
  await writeFiles(deps.privateStorage, id, encoded)
  return { id, url: pictureAddress(id), width, height, color }
}
