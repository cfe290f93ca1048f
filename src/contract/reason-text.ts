import * as z from 'zod/mini'

const MAX_LENGTH = 500
const TOO_LONG = `La raison est trop longue (${MAX_LENGTH} caractères au plus).`

/** Why somebody decides something, as whom it concerns will read it; where one has to be given, what is said of none. */
export const reasonText = (missing?: string) =>
  z
    .string(missing ?? 'La raison est un texte.')
    .check(
      z.trim(),
      ...(missing === undefined ? [] : [z.minLength(1, missing)]),
      z.maxLength(MAX_LENGTH, TOO_LONG),
    )
