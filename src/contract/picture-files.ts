/** The widths in pixels of the files of every stored picture. */
export const pictureWidths = [1280, 640, 320] as const
/** The side in pixels of one more, the square of a face beside a name; it is made when it is first asked for. */
export const FACE_WIDTH = 96

export type PictureWidth = (typeof pictureWidths)[number]

/** URL of a smaller file of a stored picture (its URL is that of the largest); other URLs are returned unchanged. */
export const fileOfWidth = (url: string, width: PictureWidth | typeof FACE_WIDTH): string =>
  url.replace(`-${pictureWidths[0]}.`, `-${width}.`)
