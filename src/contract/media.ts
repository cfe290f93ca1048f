import type { Refusal } from './errors.ts'
import { MEBIBYTE } from './sizes.ts'

/** Limits of an uploaded picture. */
export const MAX_PICTURE_BYTES = 10 * MEBIBYTE
export const MAX_PICTURE_PIXELS = 40_000_000
/** For a body with one picture as a data URL. */
export const PICTURE_LIMIT_BYTES = Math.ceil((MAX_PICTURE_BYTES * 4) / 3) + 64 * 1024
/** For a body with several pictures as data URLs. */
export const PICTURES_LIMIT_BYTES = 40 * MEBIBYTE

/** Refusals of uploaded pictures. */
export const mediaRefusals = {
  image_unsupported: {
    status: 415,
    message: 'Cette image n’est pas acceptée : envoyez une photo JPEG, PNG, WebP ou AVIF.',
  },
  image_too_large: {
    status: 413,
    message: `Cette image est trop lourde (${MAX_PICTURE_BYTES / MEBIBYTE} Mo au plus).`,
  },
  image_too_many_pixels: {
    status: 422,
    message: `Cette image est trop grande (${MAX_PICTURE_PIXELS / 1_000_000} millions de pixels au plus).`,
  },
  image_unreadable: { status: 422, message: 'Cette image est abîmée et ne peut pas être lue.' },
} as const satisfies Record<string, Refusal>
