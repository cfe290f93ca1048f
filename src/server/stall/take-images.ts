import { MEDIA_PREFIX } from '#contract/paths.ts'
import type { Transaction } from '#database/connect.ts'
import type { Deps } from '../deps.ts'
import { refuse } from '../http/refuse.ts'
import { holdUsablePictures } from './pictures.queries.ts'
import { uploadPicture } from './upload-picture.ts'

const UNKNOWN = 'Une image vient d’un autre site : ajoutez-la depuis votre appareil.'

/**
 * Stores the images that came as data URLs. One that came twice is kept once, at its first place.
 * @returns the addresses of all, in their order
 * @throws Refused as `uploadPicture`, and `validation` for an address that is not ours
 */
export async function storeSentImages(
  deps: Pick<Deps, 'db' | 'clock' | 'storage' | 'config'>,
  vendorId: string,
  images: readonly string[],
): Promise<string[]> {
  const strangers = images.filter(image => !image.startsWith('data:') && !image.startsWith(MEDIA_PREFIX))
  if (strangers.length > 0) refuse('validation', { message: UNKNOWN, errors: { images: UNKNOWN } })
  const urls: string[] = []
  // One after the other: a phone sends five, and each is unfolded in memory.
  for (const image of images) {
    const isSent = image.startsWith('data:')
    urls.push(isSent ? (await uploadPicture(deps, vendorId, { image, field: 'images' })).url : image)
  }
  return [...new Set(urls)]
}

/**
 * The stored pictures at these addresses, held until the transaction ends.
 * @throws Refused `image_unknown` for a picture that is not there, or that this vendor may not show
 */
export async function holdPictures(
  tx: Transaction,
  vendorId: string,
  urls: readonly string[],
): Promise<string[]> {
  const found = await holdUsablePictures(tx, vendorId, urls)
  return urls.map(url => found.get(url) ?? refuse('image_unknown'))
}
