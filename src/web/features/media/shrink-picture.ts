/** The largest picture of the shop has 1280 pixels; a bit more, so that it stays sharp. */
const LONGEST_SIDE_PX = 1600
const QUALITY = 0.8

/**
 * Scales a photo down for upload: at most 1600 pixels, upright, as WebP where the browser can encode it, else JPEG. A photo that
 * this browser cannot decode is sent unchanged: the server may know its format, or refuses it.
 */
export async function shrinkPicture(file: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined)
  if (!bitmap) return file
  const scale = Math.min(1, LONGEST_SIDE_PX / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const context = canvas.getContext('2d')
  if (!context) return file
  // Transparent areas would turn black in a JPEG.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  return (await encode(canvas, 'image/webp')) ?? (await encode(canvas, 'image/jpeg')) ?? file
}

/** Encodes the canvas; undefined where the browser does not support the format and would silently write PNG. */
async function encode(canvas: HTMLCanvasElement, type: string): Promise<Blob | undefined> {
  const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, type, QUALITY))
  return blob?.type === type ? blob : undefined
}
