import type { Refusal } from '../errors.ts'

export const pagesRefusals = {
  looks_automatic: {
    status: 422,
    message: 'Ce message semble écrit par un programme. Attendez un instant, renvoyez-le, ou appelez-nous.',
  },
  page_not_found: { status: 404, message: 'Page introuvable' },
  version_not_found: { status: 404, message: 'Cette version est introuvable.' },
  page_changed: {
    status: 409,
    message: 'Cette page a été modifiée entre-temps. Rechargez-la avant de l’enregistrer.',
  },
  message_not_found: { status: 404, message: 'Message introuvable' },
} as const satisfies Record<string, Refusal>
