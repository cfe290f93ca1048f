import * as z from 'zod/mini'

/** One message for each field that is wrong. */
export const FieldErrors = z.record(z.string(), z.string())

/** The details of a refusal that names fields. */
export const fieldErrorDetails = z.object({ errors: FieldErrors })

/** The body of every refusal: a French sentence for a person, a code for a program, messages per field. */
export const ErrorAnswer = z.looseObject({
  message: z.string(),
  code: z.string(),
  errors: z.optional(FieldErrors),
})
export type ErrorAnswer = z.infer<typeof ErrorAnswer>

/** A refusal: what goes with its code. */
export type Refusal = {
  /** Of HTTP. */
  readonly status: number
  /** The sentence for a person, where the one who refuses has no better one. */
  readonly message: string
  /** The further members of the answer. */
  readonly details?: z.ZodMiniObject
  /** The answer tells in its `Retry-After` header when to try again. */
  readonly retryAfter?: true
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
  /** Of whoever has a second factor: asked after signing in, and again before what matters most. */
  second_factor_required: {
    status: 403,
    message: 'Saisissez le code de votre application d’authentification.',
    /** The space whose factor it is. */
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
    retryAfter: true,
  },
  internal: { status: 500, message: 'Une erreur est survenue de notre côté. Veuillez réessayer.' },
  unavailable: {
    status: 503,
    message: 'Le service est momentanément indisponible. Veuillez réessayer.',
    retryAfter: true,
  },
} as const satisfies Record<string, Refusal>
