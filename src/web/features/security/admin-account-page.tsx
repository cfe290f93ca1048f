import { paths } from '#contract/paths.ts'
import { MySessions } from '#web/features/security/my-sessions.tsx'
import { SecondFactorSection } from '#web/features/security/second-factor-section.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

/** An administrator's own account: password, second factor and sessions. */
export function AdminAccountPage() {
  return (
    <div className="max-w-4xl">
      <h1 className="text-2xl sm:text-3xl">Mon compte</h1>
      <PasswordByMail />
      <SecondFactorSection space="admin" />
      <MySessions space="admin" />
    </div>
  )
}

/** Administrators change their password by a mailed link only, so that an open session left unattended is not enough. */
function PasswordByMail() {
  return (
    <Card as="section" className="mt-6">
      <h2 className="mb-2 text-xl">Mot de passe</h2>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-ink-soft">Un lien reçu par e-mail permet d’en choisir un autre.</p>
        <LinkButton href={paths.forgotPassword('admin')} variant="secondary">
          Changer mon mot de passe
        </LinkButton>
      </div>
    </Card>
  )
}
