import sharp from 'sharp'
import type { Picture } from '#contract/catalogue.ts'
import { MAX_PICTURE_BYTES, MAX_PICTURE_PIXELS } from '#contract/media.ts'
import { refuse } from '../http/refuse.ts'
import { type EncodedPicture, encodePicture } from './encode-picture.ts'
import { pictureFormatOf } from './picture-format.ts'
import type { Storage } from './storage.ts'

/**
 * Decodes a picture that somebody sent, turns it upright, strips its metadata and encodes it at three widths.
 *
 * @throws Refused: image_too_large (413), image_unsupported (415), image_too_many_pixels or image_unreadable (422)
 */
export async function readPicture(bytes: Uint8Array): Promise<EncodedPicture> {
  if (bytes.byteLength > MAX_PICTURE_BYTES) refuse('image_too_large')
  if (!pictureFormatOf(bytes)) refuse('image_unsupported')
  await checkPixels(bytes)
  const source = sharp(bytes, { limitInputPixels: MAX_PICTURE_PIXELS, failOn: 'error' }).autoOrient()
  return encodePicture(source).catch(() => refuse('image_unreadable'))
}

/** Puts the files of a picture into the storage. Again does no harm. */
export async function keepPicture(storage: Storage, { files }: EncodedPicture): Promise<void> {
  // The largest last: where it is, its siblings are.
  for (const { name, bytes } of files.toReversed()) await storage.put(name, bytes, 'image/webp')
}

/**
 * Reads a picture and stores it. The answer is what the table `media` keeps.
 *
 * @throws Refused as `readPicture`
 */
export async function storePicture({ storage }: { storage: Storage }, bytes: Uint8Array): Promise<Picture> {
  const encoded = await readPicture(bytes)
  await keepPicture(storage, encoded)
  return encoded.picture
}

/** Reads the header only: a small file that unfolds into a huge picture is never decoded. */
async function checkPixels(bytes: Uint8Array): Promise<void> {
  const { width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => refuse('image_unreadable'))
  if (width * height > MAX_PICTURE_PIXELS) refuse('image_too_many_pixels')
}
