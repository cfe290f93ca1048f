import { KeyRound, MailCheck, ShieldCheck } from '#web/ui/signed-in/icons.ts'

/** The steps of a password reset. */
export const passwordResetSteps = [
  { icon: MailCheck, words: 'Un lien vous arrive par e-mail' },
  { icon: KeyRound, words: 'Vous choisissez un nouveau mot de passe' },
  { icon: ShieldCheck, words: 'Vos sessions ouvertes ailleurs se ferment' },
] as const
