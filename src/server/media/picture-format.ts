/** Formats of photographs that are accepted, told by their first bytes, never by a name or a declared type. */
export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'avif'

/** The format that the bytes begin like, or undefined: SVG, HEIC, GIF, documents and everything else. */
export function pictureFormatOf(bytes: Uint8Array): PictureFormat | undefined {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg'
  if (bytes[0] === 0x89 && text(1, 8) === 'PNG\r\n\x1a\n') return 'png'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp'
  if (text(4, 8) === 'ftyp' && (text(8, 12) === 'avif' || text(8, 12) === 'avis')) return 'avif'
  return undefined
}
