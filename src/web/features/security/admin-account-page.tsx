import { OwnSessions } from '#web/features/security/own-sessions.tsx'
import { SecondFactorSection } from '#web/features/security/second-factor-section.tsx'

/** An administrator's own account: its second factor, and where it is open. */
export function AdminAccountPage() {
  return (
    <div className="max-w-4xl">
      <h1 className="text-2xl sm:text-3xl">Mon compte</h1>
      <SecondFactorSection space="admin" />
      <OwnSessions space="admin" />
    </div>
  )
}
