/** Accepted picture formats, detected by magic bytes, never by name or declared type. */
type PictureFormat = 'jpeg' | 'png' | 'webp' | 'avif'

const text = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))

/** The format by magic bytes; undefined for SVG, HEIC, GIF, documents and everything else. */
export function pictureFormatOf(bytes: Uint8Array): PictureFormat | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg'
  if (bytes[0] === 0x89 && text(bytes, 1, 8) === 'PNG\r\n\x1a\n') return 'png'
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP') return 'webp'
  return brandsOf(bytes).some(brand => brand === 'avif' || brand === 'avis') ? 'avif' : undefined
}

/** Whether it is a HEIC picture, as of iPhones: the container of AVIF, with a codec that the library may lack (HEVC). */
export const isHeic = (bytes: Uint8Array): boolean =>
  !pictureFormatOf(bytes) && brandsOf(bytes).some(brand => /^(he[ivc][cmsx]|mif1|msf1)$/.test(brand))

const MAX_BRANDS = 16

/** Brands of an ISO base media file: the major one, then the compatible ones. Source: ISO/IEC 14496-12 §4.3 */
function brandsOf(bytes: Uint8Array): string[] {
  if (text(bytes, 4, 8) !== 'ftyp') return []
  const end = Math.min(Buffer.from(bytes.subarray(0, 4)).readUInt32BE(), 16 + 4 * MAX_BRANDS, bytes.length)
  const brands = [text(bytes, 8, 12)]
  for (let at = 16; at + 4 <= end; at += 4) brands.push(text(bytes, at, at + 4))
  return brands
}
