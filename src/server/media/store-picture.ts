import sharp from 'sharp'
import type { Picture } from '#contract/catalogue/schemas.ts'
import { MAX_PICTURE_BYTES, MAX_PICTURE_PIXELS } from '#contract/media.ts'
import type { Transaction } from '#database/connect.ts'
import { WeightedSemaphore } from '../http/limits/weighted-semaphore.ts'
import { refuse } from '../http/refuse.ts'
import { type EncodedPicture, encodePicture, filesBehind } from './encode-picture.ts'
import { isHeic, pictureFormatOf } from './picture-format.ts'
import { removeStored } from './remove-stored.ts'
import type { Storage } from './storage.ts'

// Decoded pictures are seldom needed again: the cache of libvips would only take memory.
sharp.cache(false)

/** Minimum weight of a picture: at most two are decoded at once, a large one alone. */
const LIGHTEST_PIXELS = MAX_PICTURE_PIXELS / 2
/** Limits the pixels being decoded: an AVIF takes up to 18 bytes of memory for each (docs/hostile-pictures.md). */
const decoding = new WeightedSemaphore({ total: MAX_PICTURE_PIXELS, maxWaiting: 100, maxWaitMs: 30_000 })
/** Timeout of decoding; the sender may retry when the server is less busy. */
export const DECODING_TIMEOUT_SECONDS = 20

const HEIC_MESSAGE =
  'Les photos HEIC ne peuvent pas être lues : réglez l’appareil photo sur le format JPEG (« Le plus compatible »).'

/**
 * Decodes an uploaded picture, rotates it upright, strips its metadata and encodes it at three widths.
 *
 * @throws Refused `image_too_large` (413), `image_unsupported` (415), `image_too_many_pixels` or `image_unreadable` (422),
 * `unavailable` (503) when too many are being decoded, or this one takes too long
 */
export async function decodePicture(bytes: Uint8Array): Promise<EncodedPicture> {
  if (bytes.byteLength > MAX_PICTURE_BYTES) refuse('image_too_large')
  if (isHeic(bytes)) refuse('image_unsupported', { message: HEIC_MESSAGE })
  if (!pictureFormatOf(bytes)) refuse('image_unsupported')
  const pixels = await countPixels(bytes)
  if (pixels > MAX_PICTURE_PIXELS) refuse('image_too_many_pixels')
  const release = await decoding.acquire(Math.max(pixels, LIGHTEST_PIXELS))
  try {
    const source = sharp(bytes, { limitInputPixels: MAX_PICTURE_PIXELS, failOn: 'error' })
      .timeout({ seconds: DECODING_TIMEOUT_SECONDS })
      .autoOrient()
    return await encodePicture(source).catch(error =>
      refuse(isTimeout(error) ? 'unavailable' : 'image_unreadable'),
    )
  } finally {
    release()
  }
}

/** Whether libvips timed out; its other errors are due to the picture. */
export const isTimeout = ({ message }: Error): boolean => /^timeout: \d+% complete$/m.test(message)

/** Writes the files of a picture to the storage; idempotent. */
export async function writePictureFiles(storage: Storage, { files }: EncodedPicture): Promise<void> {
  // The largest last: once it exists, the others do.
  for (const { name, bytes } of files.toReversed()) await storage.put(name, bytes, 'image/webp')
}

/** Removes the files of a picture from the storage, in the transaction that deletes its row; idempotent. */
export const removePicture = (tx: Transaction, storage: Storage, url: string): Promise<void> =>
  removeStored(tx, storage, filesBehind(url))

/**
 * Decodes an uploaded picture and stores its files.
 *
 * @returns the row data for the table `media`
 * @throws Refused as `decodePicture`
 */
export async function storePicture({ storage }: { storage: Storage }, bytes: Uint8Array): Promise<Picture> {
  const encoded = await decodePicture(bytes)
  await writePictureFiles(storage, encoded)
  return encoded.picture
}

/** Reads the header only, so that a small file of a huge picture is never decoded. */
async function countPixels(bytes: Uint8Array): Promise<number> {
  const { width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => refuse('image_unreadable'))
  return width * height
}
