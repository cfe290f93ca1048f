import * as z from 'zod/mini'

/** One message per invalid field. */
export const FieldErrors = z.record(z.string(), z.string())

/** Details of a refusal that concerns fields. */
export const fieldErrorDetails = z.object({ errors: FieldErrors })

/** Body of every refusal: a French message, a code, and messages per field. */
export const ErrorAnswer = z.looseObject({
  message: z.string(),
  code: z.string(),
  errors: z.optional(FieldErrors),
})
export type ErrorAnswer = z.infer<typeof ErrorAnswer>

/** Definition of a refusal code. */
export type Refusal = {
  /** HTTP status. */
  readonly status: number
  /** Default message. */
  readonly message: string
  /** Further members of the response. */
  readonly details?: z.ZodMiniObject
  /** Sent as the `Retry-After` header: always these seconds, or those that `refuse` is given. */
  readonly retryAfter?: number | 'given'
}

/** Refusals that any endpoint can answer. */
export const generalRefusals = {
  validation: {
    status: 400,
    message: 'Certaines informations sont incorrectes.',
    details: z.object({ errors: z.optional(FieldErrors) }),
  },
  bad_request: { status: 400, message: 'La demande est mal formée.' },
  unauthenticated: { status: 401, message: 'Connexion requise' },
  operators_only: { status: 401, message: 'Cette adresse est réservée à ceux qui exploitent le site.' },
  forbidden: { status: 403, message: 'Vous n’avez pas accès à cette page.' },
  /** A second-factor code is required: after login, or again for endpoints marked `fresh`. */
  second_factor_required: {
    status: 403,
    message: 'Saisissez le code de votre application d’authentification.',
    /** The role whose second factor is required. */
    details: z.object({ space: z.enum(['vendor', 'admin']) }),
  },
  second_factor_setup_required: {
    status: 403,
    message: 'Mettez d’abord en place votre second facteur.',
  },
  foreign_origin: { status: 403, message: 'Cette demande vient d’un autre site et a été refusée.' },
  not_found: { status: 404, message: 'Introuvable' },
  body_too_large: { status: 413, message: 'L’envoi est trop volumineux.' },
  unsupported_media_type: { status: 415, message: 'Le format de l’envoi n’est pas accepté.' },
  rate_limited: {
    status: 429,
    message: 'Trop de tentatives. Veuillez patienter avant de réessayer.',
    retryAfter: 'given',
  },
  internal: { status: 500, message: 'Une erreur est survenue de notre côté. Veuillez réessayer.' },
  unavailable: {
    status: 503,
    message: 'Le service est momentanément indisponible. Veuillez réessayer.',
    retryAfter: 5,
  },
} as const satisfies Record<string, Refusal>
