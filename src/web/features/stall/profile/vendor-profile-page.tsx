import { useQueryClient } from '@tanstack/react-query'
import { CirclePause, CloudOff, UserRound } from 'lucide-react'
import { VendorPasswordBody, type VendorProfile } from '#contract/accounts/profiles.schemas.ts'
import type { VendorAccount } from '#contract/accounts/schemas.ts'
import { paths } from '#contract/paths.ts'
import { useApi } from '#web/api/api-query.ts'
import { invalidateQueries } from '#web/api/invalidate-queries.ts'
import { toastFailure } from '#web/api/toast-failure.ts'
import { isAccessDenied } from '#web/features/accounts/is-access-denied.ts'
import { useRequiredVendor } from '#web/features/accounts/lost-session.ts'
import { passwordAge } from '#web/features/accounts/profile/password-age.ts'
import { PasswordForm } from '#web/features/accounts/profile/password-section.tsx'
import { refreshProfiles } from '#web/features/accounts/refresh-profiles.ts'
import { useStaffQuery } from '#web/features/accounts/staff-query.ts'
import { MyPause, PauseState } from '#web/features/delivery/rounds/my-pause.tsx'
import { MyRounds, RoundsState } from '#web/features/delivery/rounds/my-rounds.tsx'
import { MyPayoutNumber, PayoutNumberState } from '#web/features/money/payout-number-card.tsx'
import { useSendQueue } from '#web/features/orders/vendor/use-action-queue.ts'
import { SessionList, SessionsState } from '#web/features/security/my-sessions.tsx'
import { SecondFactor, SecondFactorState } from '#web/features/security/second-factor-section.tsx'
import { BusinessState, MyBusiness } from '#web/features/stall/profile/my-business.tsx'
import { FaceState, MyFace } from '#web/features/stall/profile/my-face.tsx'
import { MyPerson, PersonState } from '#web/features/stall/profile/my-person.tsx'
import { type PartGroup, ProfileParts } from '#web/features/stall/profile/profile-parts.tsx'
import { SectionsSkeleton } from '#web/features/stall/profile/sections-skeleton.tsx'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Smartphone, Store, Truck } from '#web/ui/icons.ts'
import { BackLink } from '#web/ui/signed-in/back-link.tsx'
import { Images, KeyRound, LockKeyhole, ShieldCheck, Wallet } from '#web/ui/signed-in/icons.ts'
import { Loaded } from '#web/ui/signed-in/loaded.tsx'
import { Loading } from '#web/ui/skeleton.tsx'

/** The vendor's own profile and password. */
export function VendorProfilePage() {
  const vendor = useRequiredVendor()
  return (
    <div className="container-page py-4 sm:py-8">
      <BackLink href={paths.vendor()}>Retour à mon espace</BackLink>
      <h1 className="mt-1 text-3xl">Mon Profil</h1>
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
      <SectionsSkeleton groups={[2, 1, 2, 1, 3]} />
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
  useSendQueue(id)
  const query = useStaffQuery('getVendorProfile')
  return (
    <Loaded
      query={query}
      hidesFailure={isAccessDenied(query.error)}
      waiting={<Waiting />}
      failed="Votre profil n’a pas pu être affiché"
    >
      {profile => (
        <>
          {profile.status === 'approved' && (
            <LinkButton href={paths.producer(profile.id)} variant="quiet" size="small" className="-ml-3">
              <Store aria-hidden className="size-5" />
              Voir ma page publique
            </LinkButton>
          )}
          <ProfileParts groups={groupsOf(profile)} />
        </>
      )}
    </Loaded>
  )
}

const groupsOf = (profile: VendorProfile): PartGroup[] => [
  {
    title: 'Ma boutique',
    parts: [
      {
        id: 'boutique',
        title: "Informations de l'entreprise",
        icon: Store,
        state: <BusinessState profile={profile} />,
        panel: onDone => <MyBusiness profile={profile} onDone={onDone} />,
      },
      {
        id: 'presentation',
        title: 'Votre ferme, vue par vos clients',
        icon: Images,
        state: <FaceState profile={profile} />,
        panel: onDone => <MyFace profile={profile} onDone={onDone} />,
      },
    ],
  },
  {
    title: 'Contact',
    parts: [
      {
        id: 'contact',
        title: 'Informations personnelles',
        icon: UserRound,
        state: <PersonState profile={profile} />,
        panel: onDone => <MyPerson profile={profile} onDone={onDone} />,
      },
    ],
  },
  {
    title: 'Livraisons',
    parts: [
      {
        id: 'tournees',
        title: 'Mes tournées',
        icon: Truck,
        state: <RoundsState />,
        panel: onDone => <MyRounds onSaved={onDone} />,
      },
      {
        id: 'pause',
        title: 'Faire une pause',
        icon: CirclePause,
        state: <PauseState />,
        panel: () => <MyPause />,
      },
    ],
  },
  {
    title: 'Versements',
    parts: [
      {
        id: 'versements',
        title: 'Où vous êtes payé',
        icon: Wallet,
        state: <PayoutNumberState />,
        panel: () => <MyPayoutNumber />,
      },
    ],
  },
  securityOf(profile),
]

const securityOf = (profile: VendorProfile): PartGroup => ({
  title: 'Sécurité',
  parts: [
    {
      id: 'mot-de-passe',
      title: 'Mot de passe',
      icon: KeyRound,
      state: passwordAge(profile.passwordChangedAt, Date.now()),
      panel: onDone => <MyPassword onDone={onDone} />,
    },
    {
      id: 'second-facteur',
      title: 'Second facteur',
      icon: ShieldCheck,
      state: <SecondFactorState space="vendor" />,
      panel: () => <SecondFactor space="vendor" />,
    },
    {
      id: 'appareils',
      title: 'Appareils connectés',
      icon: Smartphone,
      state: <SessionsState space="vendor" />,
      panel: () => <SessionList space="vendor" />,
    },
  ],
})

function MyPassword({ onDone }: { onDone: () => void }) {
  const api = useApi()
  const queryClient = useQueryClient()
  return (
    <PasswordForm
      schema={VendorPasswordBody}
      send={async body => {
        await api.changeVendorPassword({ body })
        await refreshProfiles(queryClient)
        // The other devices are signed out.
        void invalidateQueries(queryClient, 'listVendorSessions')
      }}
      onFailure={error => toastFailure(error, 'Impossible de modifier le mot de passe.')}
      onClose={onDone}
    />
  )
}
