import { TriangleAlert } from 'lucide-react'
import { lastingRefusal } from '#web/features/accounts/sign-in/login-failures.ts'
import { LinkButton } from '#web/ui/button.tsx'

/** Why this account may not enter here, and where it may; stays when the toast has gone. */
export function LoginNotice({ error }: { error: unknown }) {
  const refusal = lastingRefusal(error)
  return (
    <div role="alert">
      {refusal && (
        <div className="mb-6 rounded-field border-2 border-warning bg-warning-tint p-4 text-warning">
          <p className="flex gap-2 font-semibold">
            <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
            {refusal.sentence}
          </p>
          {refusal.wayIn && (
            <LinkButton href={refusal.wayIn.href} variant="secondary" className="mt-3">
              {refusal.wayIn.label}
            </LinkButton>
          )}
        </div>
      )}
    </div>
  )
}
