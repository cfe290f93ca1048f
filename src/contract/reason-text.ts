import * as z from 'zod/mini'

/** Maximum characters of a reason. */
export const MAX_REASON_LENGTH = 500
const TOO_LONG = `La raison est trop longue (${MAX_REASON_LENGTH} caractères au plus).`

/** Schema of a reason shown to the person concerned; `missing` is the message when it is required. */
export const reasonText = (missing?: string) =>
  z
    .string(missing ?? 'La raison est un texte.')
    .check(
      z.trim(),
      ...(missing === undefined ? [] : [z.minLength(1, missing)]),
      z.maxLength(MAX_REASON_LENGTH, TOO_LONG),
    )
