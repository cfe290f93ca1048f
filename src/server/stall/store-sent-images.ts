import { MEDIA_PREFIX } from '#contract/paths.ts'
import type { Transaction } from '#database/connect.ts'
import type { Deps } from '../deps.ts'
import { refuse } from '../http/refuse.ts'
import { lockUsablePictures } from './pictures.queries.ts'
import { uploadPicture } from './upload-picture.ts'

const UNKNOWN = 'Une image vient d’un autre site : ajoutez-la depuis votre appareil.'

/**
 * Stores the images that are data URLs. Duplicates are dropped, keeping the first.
 * @returns the addresses of all, in their order
 * @throws Refused as `uploadPicture`, and `validation` for a foreign address
 */
export async function storeSentImages(
  deps: Pick<Deps, 'db' | 'clock' | 'storage' | 'config'>,
  vendorId: string,
  images: readonly string[],
): Promise<string[]> {
  for (const image of images) refuseUnknownPicture({ image, field: 'images' })
  const urls: string[] = []
  // Sequential: a phone sends five, and each is decoded in memory.
  for (const image of images) urls.push(await storeSentImage(deps, vendorId, { image, field: 'images' }))
  return [...new Set(urls)]
}

type SentImage = {
  /** A data URL, or the address of a stored picture. */
  image: string
  /** Of the body, for the message. */
  field: string
}

/**
 * Stores an image that is a data URL.
 * @returns its address
 * @throws Refused as `storeSentImages`
 */
export async function storeSentImage(
  deps: Pick<Deps, 'db' | 'clock' | 'storage' | 'config'>,
  vendorId: string,
  sent: SentImage,
): Promise<string> {
  refuseUnknownPicture(sent)
  return isDataUrl(sent.image) ? (await uploadPicture(deps, vendorId, sent)).url : sent.image
}

const isDataUrl = (image: string): boolean => image.startsWith('data:')

function refuseUnknownPicture({ image, field }: SentImage): void {
  if (isDataUrl(image) || image.startsWith(MEDIA_PREFIX)) return
  refuse('validation', { message: UNKNOWN, errors: { [field]: UNKNOWN } })
}

/**
 * Locks the stored pictures at these addresses.
 * @throws Refused `image_unknown` for a picture that does not exist, or that this vendor may not use
 */
export async function lockPicturesForUse(
  tx: Transaction,
  vendorId: string,
  urls: readonly string[],
): Promise<string[]> {
  const found = await lockUsablePictures(tx, vendorId, urls)
  return urls.map(url => found.get(url) ?? refuse('image_unknown'))
}
