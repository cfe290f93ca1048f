import type { ReactNode } from 'react'
import type { User } from '#contract/accounts.ts'
import { internationalNumber } from '#web/features/accounts/ivorian-phone.ts'
import { Card } from '#web/ui/card.tsx'

/** What the customer's account knows of the person. */
export function ProfileFacts({ user }: { user: User }) {
  return (
    <Card as="section">
      <h2 className="text-2xl">Mon Profil</h2>
      <dl className="mt-4 grid gap-4 sm:grid-cols-2">
        <Fact name="Nom complet">{user.fullName}</Fact>
        <Fact name="Nom d'utilisateur">{user.username}</Fact>
        <Fact name="Email">{user.email}</Fact>
        <Fact name="Téléphone">{user.phone ? internationalNumber(user.phone) : 'Non renseigné'}</Fact>
        <Fact name="Région">{user.region ?? 'Non spécifiée'}</Fact>
      </dl>
    </Card>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="font-semibold break-words">{children}</dd>
    </div>
  )
}
