import type { User } from '#contract/accounts/schemas.ts'
import type { Toast } from '#web/ui/toast.ts'

/** Toast for a saved profile; mentions a new address that must be confirmed. */
export const profileSaved = (before: User, { pendingEmail }: User): Toast => ({
  title: 'Profil mis à jour',
  description:
    pendingEmail && pendingEmail !== before.pendingEmail
      ? `Ouvrez le lien envoyé à ${pendingEmail} pour confirmer votre nouvelle adresse.`
      : 'Vos informations ont été enregistrées.',
})
