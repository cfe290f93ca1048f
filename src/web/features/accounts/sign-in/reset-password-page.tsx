import { skipToken, useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { resetLink } from '#contract/accounts/links.ts'
import type { Role } from '#contract/endpoint.ts'
import { paths } from '#contract/paths.ts'
import { isRefused } from '#web/api/api-failure.ts'
import { apiKey, useApi } from '#web/api/api-query.ts'
import { AccountPage } from '#web/features/accounts/sign-in/account-page.tsx'
import { loginPath } from '#web/features/accounts/sign-in/login-path.ts'
import { passwordResetSteps } from '#web/features/accounts/sign-in/password-reset-steps.ts'
import { ResetPasswordForm } from '#web/features/accounts/sign-in/reset-password-form.tsx'
import { storedNextPath } from '#web/features/accounts/sign-in/stored-next-path.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Link2Off } from '#web/ui/signed-in/icons.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

type Props = { space: Role; token: string | undefined }

/** Whether the link was used or has expired. Checked on opening, so that nobody chooses a password in vain. */
function useIsDeadLink({ space, token }: Props): boolean {
  const api = useApi()
  const { error } = useQuery({
    queryKey: [...apiKey('checkResetLink'), token],
    queryFn: token === undefined ? skipToken : () => api.checkResetLink({ body: { token, space } }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return isRefused(error, 'invalid_token')
}

type State = 'choosing' | 'changed' | 'invalid'

const titles: Record<State, string> = {
  choosing: 'Nouveau mot de passe',
  changed: 'Mot de passe changé',
  invalid: 'Ce lien n’est plus valable',
}

/** Target of the password mail's link. */
export function ResetPasswordPage({ space, token }: Props) {
  const [outcomeOfForm, setOutcome] = useState<'changed' | 'invalid'>()
  const isDeadLink = useIsDeadLink({ space, token })
  // The server never gets the token: what depends on it is rendered in the browser.
  const isHydrated = useIsHydrated()
  const isInvalid = isHydrated && (isDeadLink || token === undefined)
  const state = outcomeOfForm ?? (isInvalid ? 'invalid' : 'choosing')
  return (
    <AccountPage
      title={titles[state]}
      subtitle={state === 'choosing' && 'Choisissez celui avec lequel vous vous connecterez désormais.'}
      benefits={passwordResetSteps}
    >
      <div role="status">
        <VisuallyHidden>{state !== 'choosing' && titles[state]}</VisuallyHidden>
        {state === 'changed' && (
          <Outcome
            icon={<CircleCheck aria-hidden className="size-6 shrink-0 text-success" />}
            words="Connectez-vous avec le nouveau. Vos autres appareils ont été déconnectés."
          >
            <SignIn space={space} />
          </Outcome>
        )}
        {state === 'invalid' && <InvalidLink space={space} />}
      </div>
      {state === 'choosing' &&
        (isHydrated && token !== undefined ? (
          <ResetPasswordForm
            space={space}
            token={token}
            onChanged={() => setOutcome('changed')}
            onInvalidLink={() => setOutcome('invalid')}
          />
        ) : (
          <Skeleton className="h-56" />
        ))}
    </AccountPage>
  )
}

function InvalidLink({ space }: Pick<Props, 'space'>) {
  return (
    <Outcome
      icon={<Link2Off aria-hidden className="size-6 shrink-0 text-warning" />}
      words={`Il a déjà servi, ou il date de ${resetLink.longer}.`}
    >
      <div className="flex flex-wrap gap-2">
        <LinkButton href={paths.forgotPassword(space)}>Demander un autre lien</LinkButton>
        {/* The link may have been used here, and the response lost. */}
        <SignIn space={space} variant="secondary" />
      </div>
    </Outcome>
  )
}

type SignInProps = Pick<Props, 'space'> & { variant?: 'secondary' }

function SignIn({ space, variant }: SignInProps) {
  return (
    <LinkButton href={loginPath(space, storedNextPath.read())} variant={variant}>
      Se connecter
    </LinkButton>
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
