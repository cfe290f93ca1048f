import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { FACE_WIDTH, pictureWidths } from '#contract/picture-files.ts'
import type { Storage } from './storage.ts'

const ENDING = `-${FACE_WIDTH}.webp`
/** About 1.5 kB per portrait: all those of a page are smaller than one product picture. */
const QUALITY = 60

/**
 * Creates the portrait file from the smallest file when it is first requested, since few pictures are portraits. Does nothing for
 * other names, or when the picture does not exist.
 */
export async function ensureFace(storage: Storage, name: string): Promise<void> {
  if (!name.endsWith(ENDING) || (await storage.exists(name))) return
  const picture = await storage.open(name.replace(ENDING, `-${Math.min(...pictureWidths)}.webp`))
  if (!picture) return
  const face = await sharp(await buffer(picture.stream))
    .resize({ width: FACE_WIDTH, height: FACE_WIDTH, fit: 'cover', withoutEnlargement: true })
    // Opaque, since the page shows initials below it.
    .flatten({ background: '#ffffff' })
    .webp({ quality: QUALITY })
    .toBuffer()
  await storage.put(name, face, 'image/webp')
}
