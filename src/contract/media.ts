import type { Refusal } from './errors.ts'

/** Why a picture that somebody sent is refused. */
export const mediaRefusals = {
  image_unsupported: {
    status: 415,
    message: 'Cette image n’est pas acceptée : envoyez une photo JPEG, PNG, WebP ou AVIF.',
  },
  image_too_large: { status: 413, message: 'Cette image est trop lourde (10 Mo au plus).' },
  image_too_many_pixels: {
    status: 422,
    message: 'Cette image est trop grande (40 millions de pixels au plus).',
  },
  image_unreadable: { status: 422, message: 'Cette image est abîmée et ne peut pas être lue.' },
} as const satisfies Record<string, Refusal>
