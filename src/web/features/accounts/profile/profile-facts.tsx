import { useQueryClient } from '@tanstack/react-query'
import type { User } from '#contract/accounts/schemas.ts'
import { phoneWords } from '#contract/phone-words.ts'
import { PendingEmail } from '#web/features/accounts/pending-email.tsx'
import { refreshProfiles } from '#web/features/accounts/refresh-profiles.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Breakable } from '#web/ui/signed-in/breakable.tsx'
import { Fact } from '#web/ui/signed-in/fact.tsx'

type Props = {
  user: User
  onEdit: () => void
  sendAgain: () => Promise<unknown>
  cancelChange: () => Promise<unknown>
}

/** Personal data of an account, with an e-mail pending confirmation. */
export function ProfileFacts({ user, onEdit, sendAgain, cancelChange }: Props) {
  const queryClient = useQueryClient()
  return (
    <Card as="section" className="mt-6">
      <div className="flex items-center justify-between gap-3 max-[20rem]:flex-wrap">
        <h2 className="text-xl">Informations personnelles</h2>
        <Button variant="quiet" size="small" className="-mx-3" onClick={onEdit}>
          {/* Shortened on phones, to stay beside the title. */}
          <span>
            Modifier<span className="max-sm:sr-only"> mes informations</span>
          </span>
        </Button>
      </div>
      <dl className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-x-4 divide-line max-sm:divide-y max-sm:*:flex max-sm:*:flex-wrap max-sm:*:items-baseline max-sm:*:justify-between max-sm:*:gap-x-4 max-sm:*:py-2 sm:mt-4 sm:grid-cols-2 sm:gap-y-4">
        <Fact name="Nom complet">{user.fullName}</Fact>
        <Fact name="Nom d'utilisateur">{user.username}</Fact>
        <Fact name="E-mail">
          <Breakable text={user.email} after="@" />
        </Fact>
        <Fact name="Téléphone">{user.phone ? phoneWords(user.phone) : 'Non renseigné'}</Fact>
        <Fact name="Région">{user.region ?? 'Non spécifiée'}</Fact>
      </dl>
      {user.pendingEmail && (
        <PendingEmail
          email={user.pendingEmail}
          sendAgain={sendAgain}
          cancel={async () => {
            await cancelChange()
            await refreshProfiles(queryClient)
          }}
        />
      )}
    </Card>
  )
}
