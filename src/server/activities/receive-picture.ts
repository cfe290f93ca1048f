import type { Picture } from '#contract/catalogue/schemas.ts'
import type { Transaction } from '#database/connect.ts'
import type { Deps } from '../deps.ts'
import { refuse } from '../http/refuse.ts'
import { decodePicture, pictureBytesOf, writePictureFiles } from '../media/public.ts'
import { lockStoredPictures, recordPicture } from './admin.queries.ts'

type PictureDeps = Pick<Deps, 'db' | 'clock' | 'storage'>

/**
 * Receives a picture from an administrator. It is deleted after a day unless something references it.
 * @param image a data URL
 * @param field of the body, for the message
 * @throws Refused `validation`, `image_too_large`, `image_unsupported`, `image_too_many_pixels`, `image_unreadable`
 */
export async function receivePicture(
  { db, clock, storage }: PictureDeps,
  { image, field }: { image: string; field: string },
): Promise<Picture> {
  const encoded = await decodePicture(pictureBytesOf(image, field))
  // The row first: a concurrent sweep has it locked, and would remove the new files with the old.
  await db.transaction(tx => recordPicture(tx, { ...encoded.picture, createdAt: clock() }))
  await writePictureFiles(storage, encoded)
  return encoded.picture
}

/**
 * Stores an image that is a data URL; other addresses are of stored pictures.
 * @returns its address
 * @throws Refused as `receivePicture`
 */
export const storeSentPicture = async (deps: PictureDeps, image: string, field: string): Promise<string> =>
  image.startsWith('data:') ? (await receivePicture(deps, { image, field })).url : image

/**
 * Stores the images that are data URLs. Duplicates are dropped, keeping the first.
 * @returns the addresses of all, in their order
 * @throws Refused as `receivePicture`
 */
export async function storeSentPictures(
  deps: PictureDeps,
  images: readonly string[],
  field: string,
): Promise<string[]> {
  const urls: string[] = []
  // Sequential: each is decoded in memory.
  for (const image of images) {
    urls.push(await storeSentPicture(deps, image, field))
  }
  return [...new Set(urls)]
}

/**
 * The stored picture at an address, locked until the end of the transaction.
 * @throws Refused `image_unknown` for an address without a stored picture
 */
export const lockAlbumPicture = async (tx: Transaction, url: string): Promise<string> =>
  (await lockStoredPictures(tx, [url])).get(url) ?? refuse('image_unknown')

/**
 * The stored pictures at these addresses, locked until the end of the transaction.
 * @throws Refused `image_unknown` for an address without a stored picture
 */
export async function lockActivityPictures(tx: Transaction, urls: readonly string[]): Promise<string[]> {
  const found = await lockStoredPictures(tx, urls)
  return urls.map(url => found.get(url) ?? refuse('image_unknown'))
}
