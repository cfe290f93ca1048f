import type { Picture } from '#contract/catalogue/schemas.ts'
import type { Deps } from '../deps.ts'
import { consumeAttempt } from '../http/limits/rate-limit.ts'
import { decodePicture, pictureBytesOf, writePictureFiles } from '../media/public.ts'
import { recordUpload } from './pictures.queries.ts'

/**
 * Receives a picture from a vendor. It is deleted after a day unless something references it.
 * @param image a data URL
 * @param field of the body, for the message
 * @throws Refused `rate_limited`, `validation`, `image_too_large`, `image_unsupported`, `image_too_many_pixels`,
 * `image_unreadable`
 */
export async function uploadPicture(
  deps: Pick<Deps, 'db' | 'clock' | 'storage' | 'config'>,
  vendorId: string,
  { image, field }: { image: string; field: string },
): Promise<Picture> {
  const { db, clock, storage } = deps
  await consumeAttempt(deps, 'pictures', vendorId)
  const encoded = await decodePicture(pictureBytesOf(image, field))
  // The row first: a concurrent sweep has it locked, and would remove the new files with the old.
  await db.transaction(tx => recordUpload(tx, { vendorId, picture: encoded.picture, uploadedAt: clock() }))
  await writePictureFiles(storage, encoded)
  return encoded.picture
}
