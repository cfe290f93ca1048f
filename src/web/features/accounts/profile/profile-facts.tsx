import { useQueryClient } from '@tanstack/react-query'
import type { User } from '#contract/accounts/schemas.ts'
import { useApi } from '#web/api-query.ts'
import { internationalNumber } from '#web/features/accounts/ivorian-phone.ts'
import { Fact } from '#web/features/accounts/profile/fact.tsx'
import { PendingEmail } from '#web/features/accounts/profile/pending-email.tsx'
import { refreshProfiles } from '#web/features/accounts/refresh-profiles.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

/** What the customer's account knows of the person. */
export function ProfileFacts({ user, onEdit }: { user: User; onEdit: () => void }) {
  const api = useApi()
  const queryClient = useQueryClient()
  return (
    <Card as="section" className="mt-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">Informations personnelles</h2>
        <Button variant="secondary" size="small" onClick={onEdit}>
          Modifier mes informations
        </Button>
      </div>
      <dl className="mt-4 grid gap-4 sm:grid-cols-2">
        <Fact name="Nom complet">{user.fullName}</Fact>
        <Fact name="Nom d'utilisateur">{user.username}</Fact>
        <Fact name="Email">{user.email}</Fact>
        <Fact name="Téléphone">{user.phone ? internationalNumber(user.phone) : 'Non renseigné'}</Fact>
        <Fact name="Région">{user.region ?? 'Non spécifiée'}</Fact>
      </dl>
      {user.pendingEmail && (
        <PendingEmail
          email={user.pendingEmail}
          sendAgain={() => api.askEmailConfirmation()}
          cancel={async () => {
            await api.cancelEmailChange()
            await refreshProfiles(queryClient)
          }}
        />
      )}
    </Card>
  )
}
