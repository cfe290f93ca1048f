import { randomBytes } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { MEBIBYTE } from '#contract/sizes.ts'

/** A malicious file in place of a photo, and the expected response. */
type HostilePicture = {
  what: string
  make: () => Promise<Uint8Array> | Uint8Array
  status: 201 | 413 | 415 | 422
}

const MEGAPIXELS_40 = { width: 8000, height: 5000 }

const plain = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({
    create: { width, height, channels, background: { r: 20, g: 120, b: 60, alpha: 0.5 } },
    limitInputPixels: false,
  })
const large = () => plain(MEGAPIXELS_40.width, MEGAPIXELS_40.height)
const small = () => plain(64, 48).jpeg().toBuffer()
const noisy = (width: number, height: number) =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })

const crcTable = Array.from({ length: 256 }, (_, byte) => {
  let crc = byte
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  return crc >>> 0
})
const crc32 = (bytes: Uint8Array) =>
  (bytes.reduce((crc, byte) => (crc >>> 8) ^ crcTable[(crc ^ byte) & 0xff]!, 0xffffffff) ^ 0xffffffff) >>> 0

/** A chunk of a PNG. Source: https://www.w3.org/TR/png-3/#5Chunk-layout */
function pngChunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const chunk = Buffer.alloc(body.length + 8)
  chunk.writeUInt32BE(data.length)
  body.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(body), body.length + 4)
  return chunk
}

const PNG_SIGNATURE_AND_IHDR = 8 + 25

/** A PNG with additional chunks after its header. */
async function pngWith(...chunks: Buffer[]): Promise<Buffer> {
  const png = await plain(64, 48).png().toBuffer()
  return Buffer.concat([
    png.subarray(0, PNG_SIGNATURE_AND_IHDR),
    ...chunks,
    png.subarray(PNG_SIGNATURE_AND_IHDR),
  ])
}

/** A PNG whose header claims a size, with almost no data. */
function pngThatClaims(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  header.set([8, 2], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.alloc(100))),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

/** A JPEG with additional application segments after its first marker, of at most 65,533 bytes each. */
async function jpegWith(...segments: { marker: number; data: Buffer }[]): Promise<Buffer> {
  const jpeg = await small()
  const written = segments.map(({ marker, data }) => {
    const head = Buffer.from([0xff, marker, 0, 0])
    head.writeUInt16BE(data.length + 2, 2)
    return Buffer.concat([head, data])
  })
  return Buffer.concat([jpeg.subarray(0, 2), ...written, jpeg.subarray(2)])
}

const EXIF = Buffer.from('Exif\0\0', 'latin1')
const half = (bytes: Uint8Array) => bytes.subarray(0, bytes.length / 2)
const zip = () => Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), randomBytes(2000)])

async function animated(format: 'gif' | 'webp'): Promise<Buffer> {
  const frames = await Promise.all(
    ['#ff0000', '#00ff00', '#0000ff'].map(background =>
      sharp({ create: { width: 200, height: 150, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  )
  return sharp(frames, { join: { animated: true } })
    .toFormat(format)
    .toBuffer()
}

/** The files that need the most memory to decode, within the limits of bytes and pixels. */
export const heaviest: HostilePicture[] = [
  { what: 'PNG, 40 Mpx d’une couleur', make: () => large().png().toBuffer(), status: 201 },
  {
    what: 'PNG entrelacé, 40 Mpx, 16 bits, transparent',
    make: () =>
      plain(MEGAPIXELS_40.width, MEGAPIXELS_40.height, 4)
        .toColourspace('rgb16')
        .png({ progressive: true })
        .toBuffer(),
    status: 201,
  },
  {
    what: 'JPEG progressif, 40 Mpx',
    make: () => large().jpeg({ progressive: true }).toBuffer(),
    status: 201,
  },
  {
    what: 'JPEG sur le côté, 40 Mpx',
    make: () => large().withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    status: 201,
  },
  { what: 'WebP, 40 Mpx', make: () => large().webp({ effort: 0 }).toBuffer(), status: 201 },
  {
    what: 'WebP sans perte, 40 Mpx',
    make: () => large().webp({ lossless: true, effort: 0 }).toBuffer(),
    status: 201,
  },
  { what: 'AVIF, 40 Mpx', make: () => large().avif({ effort: 0 }).toBuffer(), status: 201 },
]

export const hostilePictures: HostilePicture[] = [
  ...heaviest,
  { what: 'PNG, 81 Mpx', make: () => plain(9000, 9000).png().toBuffer(), status: 422 },
  {
    what: 'PNG qui annonce 2 147 483 647 pixels de côté',
    make: () => pngThatClaims(0x7fffffff, 0x7fffffff),
    status: 422,
  },
  { what: 'PNG qui annonce 40 Mpx et n’en a pas', make: () => pngThatClaims(8000, 5000), status: 422 },
  { what: 'PNG de 1 × 40 000 000', make: () => pngThatClaims(1, 40_000_000), status: 422 },
  { what: 'PNG de taille nulle', make: () => pngThatClaims(0, 0), status: 422 },
  { what: 'JPEG coupé', make: async () => half(await noisy(400, 300).jpeg().toBuffer()), status: 422 },
  { what: 'PNG coupé', make: async () => half(await noisy(400, 300).png().toBuffer()), status: 422 },
  { what: 'WebP coupé', make: async () => half(await noisy(400, 300).webp().toBuffer()), status: 422 },
  {
    what: 'AVIF coupé',
    make: async () => half(await noisy(400, 300).avif({ effort: 0 }).toBuffer()),
    status: 422,
  },
  { what: 'WebP animé (sa première image)', make: () => animated('webp'), status: 201 },
  { what: 'GIF animé', make: () => animated('gif'), status: 415 },
  {
    what: 'SVG',
    make: () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    status: 415,
  },
  { what: 'HTML', make: () => Buffer.from('<!doctype html><script>alert(1)</script>'), status: 415 },
  { what: 'ZIP', make: zip, status: 415 },
  { what: 'HEIC', make: () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), status: 415 },
  { what: 'TIFF', make: () => plain(64, 48).tiff().toBuffer(), status: 415 },
  {
    what: 'JPEG suivi d’un ZIP et de HTML (réencodé sans eux)',
    make: async () => Buffer.concat([await small(), zip(), Buffer.from('<script>alert(1)</script>')]),
    status: 201,
  },
  { what: '10 Mo de bruit', make: () => randomBytes(10 * MEBIBYTE), status: 415 },
  {
    what: '10 Mo de bruit derrière un début de JPEG',
    make: () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), randomBytes(10 * MEBIBYTE - 4)]),
    status: 422,
  },
  { what: '10 Mo et un octet', make: () => Buffer.alloc(10 * MEBIBYTE + 1, 0xff), status: 413 },
  { what: 'JPEG en CMJN', make: () => plain(600, 400).toColourspace('cmyk').jpeg().toBuffer(), status: 201 },
  {
    what: 'PNG de 16 bits',
    make: () => plain(600, 400).toColourspace('rgb16').png().toBuffer(),
    status: 201,
  },
  {
    what: 'JPEG avec 6 Mo d’EXIF',
    make: () =>
      jpegWith(
        ...Array.from({ length: 96 }, () => ({
          marker: 0xe1,
          data: Buffer.concat([EXIF, randomBytes(65_000)]),
        })),
      ),
    status: 201,
  },
  {
    what: 'JPEG à l’EXIF qui se mord la queue',
    make: () =>
      jpegWith({
        marker: 0xe1,
        // One entry, and a next directory that refers to itself.
        data: Buffer.concat([
          EXIF,
          Buffer.from('4d4d002a00000008000101120003000000010006000000000008', 'hex'),
        ]),
      }),
    status: 201,
  },
  {
    what: 'JPEG au profil ICC brisé',
    make: () =>
      jpegWith({
        marker: 0xe2,
        data: Buffer.concat([Buffer.from('ICC_PROFILE\0\x01\x01', 'latin1'), randomBytes(4000)]),
      }),
    status: 201,
  },
  {
    what: 'PNG dont le profil se déplie en 200 Mo',
    make: () =>
      pngWith(
        pngChunk(
          'iCCP',
          Buffer.concat([Buffer.from('p\0\0', 'latin1'), deflateSync(Buffer.alloc(200 * MEBIBYTE))]),
        ),
      ),
    status: 201,
  },
  {
    what: 'PNG dont un texte se déplie en 200 Mo',
    make: () =>
      pngWith(
        pngChunk(
          'zTXt',
          Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), deflateSync(Buffer.alloc(200 * MEBIBYTE))]),
        ),
      ),
    status: 201,
  },
]
