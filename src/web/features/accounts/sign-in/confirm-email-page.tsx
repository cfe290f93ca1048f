import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleCheck, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { CONFIRMATION_INVALID } from '#contract/accounts/email-confirmations.schemas.ts'
import { roles } from '#contract/accounts/roles.ts'
import type { Role } from '#contract/endpoint.ts'
import { paths } from '#contract/paths.ts'
import { hasStatus, sentenceOf } from '#web/api/api-failure.ts'
import { apiKey, useApi } from '#web/api/api-query.ts'
import { hasSessionCookie } from '#web/features/accounts/fetch-session.ts'
import { refreshProfiles } from '#web/features/accounts/refresh-profiles.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Link2Off } from '#web/ui/signed-in/icons.ts'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'

const WORN_OUT = CONFIRMATION_INVALID.replace(/ (?=:)/, '\u00a0')

/** Link to the space of each role. */
const homes: Record<Role, { href: string; label: string; words: string }> = {
  customer: {
    href: paths.dashboard(),
    label: 'Mon tableau de bord',
    words: 'Les nouvelles de vos commandes y arriveront.',
  },
  vendor: {
    href: paths.vendorProfile('contact'),
    label: 'Mon profil',
    words: 'Les nouvelles de vos commandes y arriveront.',
  },
  admin: {
    href: paths.admin(),
    label: 'L’administration',
    words: 'Ce qui concerne votre compte y arrivera.',
  },
}

/** Target of the confirmation mail's link. The server never gets its token: what depends on it is rendered in the browser. */
export function ConfirmEmailPage({ token }: { token: string | undefined }) {
  const isHydrated = useIsHydrated()
  return (
    <div className="container-page py-8">
      {!isHydrated && <LoadingState />}
      {isHydrated && (token ? <Confirmation token={token} /> : <Refused words={WORN_OUT} />)}
    </div>
  )
}

function Confirmation({ token }: { token: string }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const { data, error, refetch, isFetching } = useQuery({
    // Sent once, however often the page renders.
    queryKey: [...apiKey('confirmEmail'), token],
    queryFn: async () => {
      const answer = await api.confirmEmail({ body: { token } })
      await refreshProfiles(queryClient)
      return answer
    },
  })
  if (data) {
    const { href, label, words } = homes[data.space]
    return (
      <Outcome icon={CircleCheck} title="E-mail confirmé" words={words}>
        <LinkButton href={href}>{label}</LinkButton>
      </Outcome>
    )
  }
  if (!error) return <LoadingState />
  if (hasStatus(error, 400) || hasStatus(error, 409)) return <Refused words={sentenceOf(error, WORN_OUT)} />
  return (
    <Outcome
      icon={Link2Off}
      title="E-mail non confirmé"
      words={sentenceOf(error, 'Le serveur n’a pas pu être joint.')}
    >
      <Button onClick={() => void refetch()} pendingWord={isFetching && 'Confirmation…'}>
        Réessayer
      </Button>
    </Outcome>
  )
}

function LoadingState() {
  return (
    <Loading words="Confirmation de votre e-mail…">
      <Skeleton className="mx-auto h-56 max-w-xl rounded-card" />
    </Loading>
  )
}

function Refused({ words }: { words: string }) {
  // The owner of the link is unknown: the person signed in here may request another.
  const { href } = homes[roles.find(hasSessionCookie) ?? 'customer']
  return (
    <Outcome icon={Link2Off} title="E-mail non confirmé" words={words}>
      <LinkButton href={href}>Demander un autre lien</LinkButton>
    </Outcome>
  )
}

type OutcomeProps = { icon: LucideIcon; title: string; words: string; children: ReactNode }

function Outcome({ icon, title, words, children }: OutcomeProps) {
  return (
    <div role="status">
      <EmptyState icon={icon} title={title} headingLevel={1} actions={children}>
        {words}
      </EmptyState>
    </div>
  )
}
