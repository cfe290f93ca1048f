import { OwnSessions } from '#web/features/security/own-sessions.tsx'

/** An administrator's own account: where it is open. */
export function AdminAccountPage() {
  return (
    <div className="max-w-4xl">
      <h1 className="text-3xl">Mon compte</h1>
      <OwnSessions space="admin" />
    </div>
  )
}
