import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { type LoginFailure, permanentRefusal } from '#web/features/accounts/sign-in/login-failures.ts'
import { LinkButton } from '#web/ui/button.tsx'

type Props = {
  error: unknown
  /** The message for failures that a retry may resolve. */
  describe: (error: unknown) => LoginFailure
  /** Further help. */
  children?: ReactNode
}

/** The login failure above the fields, until the next attempt. */
export function LoginNotice({ error, describe, children }: Props) {
  const refusal = permanentRefusal(error)
  const failure = error === undefined ? undefined : describe(error)
  return (
    <div role="alert">
      {failure && (
        <div className="mb-5 rounded-field border-2 border-danger bg-danger-tint p-4 text-danger">
          <p className="flex gap-2 font-semibold">
            <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
            {failure.title}
          </p>
          <p className="mt-1">{refusal?.sentence ?? failure.description}</p>
          {refusal?.loginLink && (
            <LinkButton href={refusal.loginLink.href} variant="secondary" className="mt-3">
              {refusal.loginLink.label}
            </LinkButton>
          )}
          {children}
        </div>
      )}
    </div>
  )
}
