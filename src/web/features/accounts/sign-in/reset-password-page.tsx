import { skipToken, useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Role } from '#contract/endpoint.ts'
import { paths } from '#contract/paths.ts'
import { isRefused } from '#web/api/api-failure.ts'
import { apiKey, useApi } from '#web/api/api-query.ts'
import { AccountPage } from '#web/features/accounts/sign-in/account-page.tsx'
import { keptNext } from '#web/features/accounts/sign-in/kept-next.ts'
import { loginPath } from '#web/features/accounts/sign-in/login-path.ts'
import { passwordPromises } from '#web/features/accounts/sign-in/password-promises.ts'
import { ResetPasswordForm } from '#web/features/accounts/sign-in/reset-password-form.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Link2Off } from '#web/ui/spaces/icons.ts'
import { useIsAlive } from '#web/ui/use-is-alive.ts'

type Props = { space: Role; token: string | undefined }

/** Has the link been used, or its hour passed? Asked at once: nobody chooses a password in vain. */
function useIsDeadLink({ space, token }: Props): boolean {
  const api = useApi()
  const { error } = useQuery({
    queryKey: [...apiKey('checkResetLink'), token],
    queryFn: token === undefined ? skipToken : () => api.checkResetLink({ body: { token, space } }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return isRefused(error, 'invalid_token')
}

/** Where the link of the mail leads. */
export function ResetPasswordPage({ space, token }: Props) {
  const [outcomeOfForm, setOutcome] = useState<'changed' | 'invalid'>()
  const isDeadLink = useIsDeadLink({ space, token })
  const outcome = outcomeOfForm ?? (isDeadLink ? 'invalid' : undefined)
  const isAlive = useIsAlive()
  const canChoose = !outcome && (!isAlive || token !== undefined)
  return (
    <AccountPage
      title="Nouveau mot de passe"
      subtitle={canChoose && 'Choisissez celui avec lequel vous vous connecterez désormais.'}
      promises={passwordPromises}
    >
      <div role="status">
        {outcome === 'changed' && (
          <Outcome
            icon={<CircleCheck aria-hidden className="size-6 shrink-0 text-success" />}
            words="Votre mot de passe est changé. Connectez-vous avec le nouveau."
          >
            <LinkButton href={loginPath(space, keptNext.read())}>Se connecter</LinkButton>
          </Outcome>
        )}
        {outcome === 'invalid' && <InvalidLink space={space} />}
      </div>
      {!outcome && (
        <Known
          space={space}
          token={token}
          onChanged={() => setOutcome('changed')}
          onInvalidLink={() => setOutcome('invalid')}
        />
      )}
    </AccountPage>
  )
}

type KnownProps = Props & { onChanged: () => void; onInvalidLink: () => void }

/** The server does not know the link's secret: what depends on it is drawn in the browser. */
function Known({ token, ...props }: KnownProps) {
  if (!useIsAlive()) return <Skeleton className="h-56" />
  return token ? <ResetPasswordForm {...props} token={token} /> : <InvalidLink space={props.space} />
}

function InvalidLink({ space }: Pick<Props, 'space'>) {
  return (
    <Outcome
      icon={<Link2Off aria-hidden className="size-6 shrink-0 text-warning" />}
      words="Ce lien n’est plus valable&nbsp;: il a déjà servi, ou il date de plus d’une heure."
    >
      <LinkButton href={paths.forgotPassword(space)}>Demander un autre lien</LinkButton>
    </Outcome>
  )
}

type OutcomeProps = { icon: ReactNode; words: string; children: ReactNode }

function Outcome({ icon, words, children }: OutcomeProps) {
  return (
    <div className="grid justify-items-start gap-4">
      <p className="flex gap-3 font-semibold">
        {icon}
        <span>{words}</span>
      </p>
      {children}
    </div>
  )
}
