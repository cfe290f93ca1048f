import * as z from 'zod/mini'

const MAX_LENGTH = 500
const TOO_LONG = `La raison est trop longue (${MAX_LENGTH} caractères au plus).`

/** Schema of a reason shown to the person concerned; `missing` is the message when it is required. */
export const reasonText = (missing?: string) =>
  z
    .string(missing ?? 'La raison est un texte.')
    .check(
      z.trim(),
      ...(missing === undefined ? [] : [z.minLength(1, missing)]),
      z.maxLength(MAX_LENGTH, TOO_LONG),
    )
