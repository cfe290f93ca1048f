import sharp from 'sharp'
import type { Picture } from '#contract/catalogue.ts'
import { refuse } from '../http/refuse.ts'
import { encodePicture } from './encode-picture.ts'
import { pictureFormatOf } from './picture-format.ts'
import type { Storage } from './storage.ts'

/** Limits of a picture that somebody sends. */
export const maxPictureBytes = 10 * 1024 * 1024
export const maxPicturePixels = 40_000_000

/**
 * Decodes a picture, turns it upright, strips its metadata and stores it at three widths.
 * The answer is what the table `media` keeps.
 *
 * @throws Refused: image_too_large (413), image_unsupported (415), image_too_many_pixels or image_unreadable (422)
 */
export async function storePicture(deps: { storage: Storage }, bytes: Uint8Array): Promise<Picture> {
  if (bytes.byteLength > maxPictureBytes) refuse('image_too_large')
  if (!pictureFormatOf(bytes)) refuse('image_unsupported')
  await checkPixels(bytes)
  const source = sharp(bytes, { limitInputPixels: maxPicturePixels, failOn: 'error' }).autoOrient()
  const encoded = await encodePicture(source).catch(() => refuse('image_unreadable'))
  // The largest last: where it is, its siblings are.
  for (const { name, bytes: content } of encoded.files.toReversed()) {
    await deps.storage.put(name, content, 'image/webp')
  }
  return encoded.picture
}

/** Reads the header only: a small file that unfolds into a huge picture is never decoded. */
async function checkPixels(bytes: Uint8Array): Promise<void> {
  const { width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => refuse('image_unreadable'))
  if (width * height > maxPicturePixels) refuse('image_too_many_pixels')
}
