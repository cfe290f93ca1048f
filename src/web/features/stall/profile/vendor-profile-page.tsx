import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CloudOff } from 'lucide-react'
import { useState } from 'react'
import { VendorPasswordBody, type VendorProfile } from '#contract/accounts/profiles.schemas.ts'
import type { VendorAccount } from '#contract/accounts/schemas.ts'
import { paths } from '#contract/paths.ts'
import { apiQuery, useApi } from '#web/api-query.ts'
import { PasswordSection } from '#web/features/accounts/profile/password-section.tsx'
import { ProfileFacts } from '#web/features/accounts/profile/profile-facts.tsx'
import { refreshProfiles } from '#web/features/accounts/refresh-profiles.ts'
import { refreshVendor, useVendor } from '#web/features/accounts/staff-session.ts'
import { isShutOut, useShutOut } from '#web/features/accounts/use-shut-out.ts'
import { OwnPause } from '#web/features/delivery/rounds/own-pause.tsx'
import { OwnRounds } from '#web/features/delivery/rounds/own-rounds.tsx'
import { useSendKeptActs } from '#web/features/orders/vendor/use-kept-acts.ts'
import { OwnSessions } from '#web/features/security/own-sessions.tsx'
import { SecondFactorSection } from '#web/features/security/second-factor-section.tsx'
import { OwnFace } from '#web/features/stall/profile/own-face.tsx'
import { VendorProfileForm } from '#web/features/stall/profile/vendor-profile-form.tsx'
import { tellFailure } from '#web/tell-failure.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Store } from '#web/ui/icons.ts'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { BackLink } from '#web/ui/spaces/back-link.tsx'
import { Fact } from '#web/ui/spaces/fact.tsx'
import { LockKeyhole } from '#web/ui/spaces/icons.ts'
import { Loaded } from '#web/ui/spaces/loaded.tsx'

/** The vendor's own profile: read, change, choose another password. */
export function VendorProfilePage() {
  const vendor = useVendor()
  return (
    <div className="container-page max-w-4xl py-6 sm:py-8">
      <BackLink href={paths.vendor()}>Retour à mon espace</BackLink>
      <h1 className="mt-2 text-3xl">Mon Profil</h1>
      {vendor.status === 'unknown' && <Waiting />}
      {vendor.status === 'signed-out' && <SignedOut />}
      {vendor.status === 'failed' && <Unreachable />}
      {vendor.status === 'signed-in' && <KnownVendor id={vendor.user.id} />}
    </div>
  )
}

function Waiting() {
  return (
    <Loading words="Chargement de votre profil…">
      <Skeleton className="mt-6 h-80 w-full rounded-card" />
      <Skeleton className="mt-6 h-32 w-full rounded-card" />
    </Loading>
  )
}

function SignedOut() {
  return (
    <EmptyState
      icon={LockKeyhole}
      title="Connexion requise"
      actions={<LinkButton href={paths.vendorLogin()}>Se connecter</LinkButton>}
    >
      Veuillez vous connecter pour accéder à votre profil.
    </EmptyState>
  )
}

function Unreachable() {
  return (
    <EmptyState
      icon={CloudOff}
      title="Votre profil n’a pas pu être ouvert"
      actions={<Button onClick={() => location.reload()}>Réessayer</Button>}
    >
      Le serveur n’a pas pu être joint. Vérifiez votre connexion.
    </EmptyState>
  )
}

function KnownVendor({ id }: Pick<VendorAccount, 'id'>) {
  useSendKeptActs(id)
  const api = useApi()
  const queryClient = useQueryClient()
  const query = useQuery(apiQuery(api, 'getVendorProfile'))
  const [isEditing, setEditing] = useState(false)
  useShutOut(query.error, () => void refreshVendor(queryClient))
  return (
    <Loaded
      query={query}
      hidesFailure={isShutOut(query.error)}
      waiting={<Waiting />}
      failed="Votre profil n’a pas pu être affiché"
    >
      {profile => (
        <>
          {isEditing ? (
            <VendorProfileForm profile={profile} onClose={() => setEditing(false)} />
          ) : (
            <Facts profile={profile} onEdit={() => setEditing(true)} />
          )}
          <OwnFace profile={profile} onComplete={() => setEditing(true)} />
          <OwnRounds />
          <OwnPause />
          <PasswordSection
            changedAt={profile.passwordChangedAt}
            schema={VendorPasswordBody}
            send={async body => {
              await api.changeVendorPassword({ body })
              await refreshProfiles(queryClient)
            }}
            onFailure={tellFailure('Erreur', 'Impossible de modifier le mot de passe.')}
          />
          <SecondFactorSection space="vendor" />
          <OwnSessions space="vendor" />
        </>
      )}
    </Loaded>
  )
}

function Facts({ profile, onEdit }: { profile: VendorProfile; onEdit: () => void }) {
  const api = useApi()
  const { user, businessName, businessAddress, description, id, status } = profile
  return (
    <>
      <ProfileFacts
        user={user}
        editWords="Modifier"
        onEdit={onEdit}
        sendAgain={() => api.askVendorEmailConfirmation()}
        cancelChange={() => api.cancelVendorEmailChange()}
      />
      <Card as="section" className="mt-6">
        <h2 className="text-xl">Informations de l'entreprise</h2>
        <dl className="mt-4 grid gap-4">
          <Fact name="Nom de l'entreprise">{businessName}</Fact>
          <Fact name="Adresse de l'entreprise">{businessAddress}</Fact>
          <Fact name="Présentation">{description || 'Producteur local'}</Fact>
        </dl>
        {status === 'approved' && (
          <LinkButton href={paths.producer(id)} variant="quiet" size="small" className="mt-3 -ml-3">
            <Store aria-hidden className="size-5" />
            Voir ma page publique
          </LinkButton>
        )}
      </Card>
    </>
  )
}
