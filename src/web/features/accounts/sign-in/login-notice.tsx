import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { type LoginFailure, lastingRefusal } from '#web/features/accounts/sign-in/login-failures.ts'
import { LinkButton } from '#web/ui/button.tsx'

type Props = {
  error: unknown
  /** What is said of it, where another attempt may help. */
  describe: (error: unknown) => LoginFailure
  /** What one may do after any of them. */
  children?: ReactNode
}

/** Why one could not enter, above the fields: nothing of the page is covered, and it stays until the next attempt. */
export function LoginNotice({ error, describe, children }: Props) {
  const refusal = lastingRefusal(error)
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
          {refusal?.wayIn && (
            <LinkButton href={refusal.wayIn.href} variant="secondary" className="mt-3">
              {refusal.wayIn.label}
            </LinkButton>
          )}
          {children}
        </div>
      )}
    </div>
  )
}
