import * as z from 'zod/mini'
import type { Refusal } from '../errors.ts'

export const pagesRefusals = {
  looks_automatic: {
    status: 422,
    message: 'Ce message semble écrit par un programme. Attendez un instant, renvoyez-le, ou appelez-nous.',
  },
  page_not_found: { status: 404, message: 'Page introuvable' },
  page_exists: { status: 409, message: 'Une page a déjà cette adresse.' },
  page_address_reserved: {
    status: 409,
    message: 'Cette adresse est celle d’un écran du site. Choisissez-en une autre.',
  },
  page_has_blanks: {
    status: 409,
    message: 'Cette page a encore des passages à compléter. Remplissez-les avant de la publier.',
    details: z.object({ blanks: z.array(z.string()) }),
  },
  version_not_found: { status: 404, message: 'Cette version est introuvable.' },
  page_changed: {
    status: 409,
    message: 'Cette page a été modifiée entre-temps. Rechargez-la avant de l’enregistrer.',
  },
  message_not_found: { status: 404, message: 'Message introuvable' },
} as const satisfies Record<string, Refusal>
