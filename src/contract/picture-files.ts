/** Widths of the files of a stored picture, in pixels. */
export const pictureWidths = [1280, 640, 320] as const
/** Size of the square thumbnail of a face, in pixels; created on first request. */
export const FACE_WIDTH = 96

export type PictureWidth = (typeof pictureWidths)[number]

/** URL of a smaller file of a stored picture (its URL is that of the largest); other URLs are returned unchanged. */
export const fileOfWidth = (url: string, width: PictureWidth | typeof FACE_WIDTH): string =>
  url.replace(`-${pictureWidths[0]}.`, `-${width}.`)
