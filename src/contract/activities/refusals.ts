import type { Refusal } from '../errors.ts'

export const activitiesRefusals = {
  phase_not_found: { status: 404, message: 'Phase introuvable' },
  album_not_found: { status: 404, message: 'Album introuvable' },
  photo_not_found: { status: 404, message: 'Image introuvable' },
  activity_not_found: { status: 404, message: 'Activité introuvable' },
  phase_changed: {
    status: 409,
    message: 'Cette phase a été modifiée entre-temps. Rouvrez-la avant de l’enregistrer.',
  },
  album_changed: {
    status: 409,
    message: 'Cet album a été modifié entre-temps. Rouvrez-le avant de l’enregistrer.',
  },
  activity_changed: {
    status: 409,
    message: 'Cette activité a été modifiée entre-temps. Rouvrez-la avant de l’enregistrer.',
  },
  album_photos_changed: {
    status: 409,
    message: 'Les images de cet album ont changé entre-temps. Vérifiez-les avant d’enregistrer.',
  },
} as const satisfies Record<string, Refusal>
