import { confirmationLink } from './links.ts'

/** What is told of a link that confirms no address any more. */
export const CONFIRMATION_INVALID = `Ce lien n’est plus valable : il a déjà servi, ou il date de ${confirmationLink.longer}. Demandez-en un autre.`
