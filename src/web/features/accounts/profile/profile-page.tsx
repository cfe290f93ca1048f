import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { roleLabels } from '#contract/accounts/facts.ts'
import { CustomerPasswordBody, type CustomerProfile } from '#contract/accounts/profiles.schemas.ts'
import { formatDate } from '#contract/french/dates.ts'
import { paths } from '#contract/paths.ts'
import { apiQuery, useApi } from '#web/api/api-query.ts'
import { invalidateQueries } from '#web/api/invalidate-queries.ts'
import { toastFailure } from '#web/api/toast-failure.ts'
import { AddressBook } from '#web/features/accounts/addresses/address-book.tsx'
import { MessageChoice } from '#web/features/accounts/profile/message-choice.tsx'
import { PasswordSection } from '#web/features/accounts/profile/password-section.tsx'
import { ProfileFacts } from '#web/features/accounts/profile/profile-facts.tsx'
import { ProfileForm } from '#web/features/accounts/profile/profile-form.tsx'
import { REFETCH_ON_MOUNT } from '#web/features/accounts/refetch-on-mount.ts'
import { refreshProfiles } from '#web/features/accounts/refresh-profiles.ts'
import { useCustomer } from '#web/features/accounts/session.ts'
import { RestrictedAccess } from '#web/features/accounts/sign-in/restricted-access.tsx'
import { useCustomerAccessDenied } from '#web/features/accounts/use-customer-access-denied.ts'
import { MyData } from '#web/features/privacy/my-data.tsx'
import { MySessions } from '#web/features/security/my-sessions.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { useFocusOnChange } from '#web/ui/forms/use-focus-on-change.ts'
import { NeedsJavaScript } from '#web/ui/needs-javascript.tsx'
import { BackLink } from '#web/ui/signed-in/back-link.tsx'
import { FactsLine } from '#web/ui/signed-in/facts-line.tsx'
import { ListSkeleton } from '#web/ui/signed-in/list-skeleton.tsx'
import { LoadFailure } from '#web/ui/signed-in/load-failure.tsx'

/** The customer's profile: personal data, password, export and erasure. */
export function ProfilePage() {
  const customer = useCustomer(REFETCH_ON_MOUNT)
  return (
    <div className="container-page py-4 sm:py-8">
      <BackLink href={paths.dashboard()}>Mon tableau de bord</BackLink>
      <h1 className="mt-2 text-3xl">Mon Profil</h1>
      {customer.status === 'unknown' && <Waiting />}
      {(customer.status === 'signed-out' || customer.status === 'failed') && (
        <RestrictedAccess
          offline="Votre profil reviendra avec la connexion."
          actions={<LinkButton href={paths.login(paths.profile())}>Se connecter</LinkButton>}
        />
      )}
      {customer.status === 'signed-in' && <KnownCustomer key={customer.user.id} />}
    </div>
  )
}

const columns = 'items-start gap-x-6 lg:grid lg:grid-cols-[1.25fr_minmax(0,1fr)]'

function Waiting() {
  return (
    <div className="mt-6">
      <NeedsJavaScript words="Votre profil a besoin de JavaScript, que votre navigateur n’exécute pas." />
      <div className="noscript:hidden">
        <ListSkeleton words="Chargement de votre profil…" height="h-32" columns={`gap-6 ${columns}`} />
      </div>
    </div>
  )
}

function KnownCustomer() {
  const api = useApi()
  const queryClient = useQueryClient()
  const query = useQuery({ ...apiQuery(api, 'getCustomerProfile'), refetchOnMount: 'always' })
  const { data, error } = query
  const [isEditing, setEditing] = useState(false)
  const own = useFocusOnChange(String(isEditing))
  const addresses = useQuery(apiQuery(api, 'listAddresses'))
  const messages = useQuery(apiQuery(api, 'getMessageChoice'))
  const isAccessDenied = useCustomerAccessDenied(error)
  // Loaded in parallel and shown together, so that buttons do not move under a finger.
  const isArriving = !addresses.isFetched || !messages.isFetched
  if (!data || isArriving) {
    if (!error || isAccessDenied) return <Waiting />
    return <LoadFailure query={query} title="Votre profil n’a pas pu être affiché" />
  }
  return (
    <>
      <AccountSummary profile={data} />
      <div className={columns}>
        <div className="min-w-0">
          <div ref={own} tabIndex={-1} className="outline-none">
            {isEditing ? (
              <ProfileForm profile={data} onClose={() => setEditing(false)} />
            ) : (
              <ProfileFacts
                user={data}
                onEdit={() => setEditing(true)}
                sendAgain={() => api.askEmailConfirmation()}
                cancelChange={() => api.cancelEmailChange()}
              />
            )}
          </div>
          <AddressBook user={data} />
          <MySessions space="customer" />
        </div>
        <div className="min-w-0">
          <PasswordSection
            changedAt={data.passwordChangedAt}
            schema={CustomerPasswordBody}
            send={async body => {
              await api.changeCustomerPassword({ body })
              await refreshProfiles(queryClient)
              // The other devices are signed out.
              void invalidateQueries(queryClient, 'listCustomerSessions')
            }}
            onFailure={error =>
              toastFailure(error, 'Impossible de changer le mot de passe', 'Erreur de changement')
            }
          />
          <MessageChoice phone={data.phone} />
          <MyData />
        </div>
      </div>
    </>
  )
}

function AccountSummary({ profile }: { profile: CustomerProfile }) {
  return (
    <div className="mt-1 text-ink-soft">
      <FactsLine
        facts={['Actif', roleLabels[profile.role], `Membre depuis le ${formatDate(profile.createdAt)}`]}
      />
    </div>
  )
}
