import { confirmationLink } from './links.ts'

/** Message for an invalid link. */
export const CONFIRMATION_INVALID = `Ce lien n’est plus valable : il a déjà servi, ou il date de ${confirmationLink.longer}. Demandez-en un autre.`
