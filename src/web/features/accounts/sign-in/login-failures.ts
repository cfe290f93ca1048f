import { paths } from '#contract/paths.ts'
import { ApiFailure, hasStatus, isRefusal, isRefused, sentenceOf } from '#web/api/api-failure.ts'
import { maybeDoneMessage } from '#web/api/maybe-done-message.ts'

const WRONG_CREDENTIALS = 'Email ou mot de passe incorrect'
const SERVER_UNREACHABLE = 'Impossible de se connecter au serveur'
const TITLE = 'Erreur de connexion'

const isUnreachable = (error: unknown) => hasStatus(error, 0)

/** Whether the server checked the credentials: not after a lost connection or a rate limit. */
export const wasPasswordChecked = (error: unknown): boolean => isRefusal(error) && error.status !== 429

/** A login failure, as the form shows it. */
export type LoginFailure = { title: string; description: string }
const failed = (title: string, description: string): LoginFailure => ({ title, description })

/** Error message of the customer login. */
export function customerLoginFailure(error: unknown): LoginFailure {
  const isWrong = isRefused(error, 'wrong_credentials')
  return failed(TITLE, isWrong ? WRONG_CREDENTIALS : 'Erreur de connexion. Veuillez réessayer.')
}

/** Error message of the registration. */
export const registrationFailure = (error: unknown): LoginFailure =>
  failed(
    "Erreur d'inscription",
    sentenceOf(error, maybeDoneMessage(error, "Une erreur est survenue lors de l'inscription")),
  )

/** Error message of the vendor login. */
export const vendorLoginFailure = (error: unknown): LoginFailure =>
  failed(TITLE, sentenceOf(error, isUnreachable(error) ? SERVER_UNREACHABLE : 'Identifiants incorrects'))

/** Error message of the administrator login. */
export const adminLoginFailure = (error: unknown): LoginFailure =>
  isUnreachable(error)
    ? failed('Erreur', SERVER_UNREACHABLE)
    : failed(TITLE, sentenceOf(error, 'Identifiants incorrects'))

const loginLabels: Readonly<Record<string, string>> = {
  [paths.login()]: 'Aller à la connexion client',
  [paths.vendorLogin()]: 'Aller à la connexion vendeur',
  [paths.adminLogin()]: 'Aller à la connexion administrateur',
}

/** A refusal that a retry will not resolve, with a link to the right login if it is of another role. */
export function permanentRefusal(
  error: unknown,
): { sentence: string; loginLink?: { href: string; label: string } } | undefined {
  if (!(error instanceof ApiFailure) || !error.sentence) return undefined
  if (error.status !== 403 && error.status !== 429) return undefined
  if (!isRefused(error, 'wrong_space')) return { sentence: error.sentence }
  const href = error.details.location
  const label = loginLabels[href]
  return { sentence: error.sentence, ...(label && { loginLink: { href, label } }) }
}
