import type { Role } from '#contract/endpoint.ts'
import { paths } from '#contract/paths.ts'
import { SiteLink } from '#web/ui/site-link.tsx'

/** Link below the password of a login form. */
export function ForgotPasswordLink({ space, next }: { space: Role; next?: string | undefined }) {
  return (
    <SiteLink href={paths.forgotPassword(space, next)} className="text-link mt-1">
      Mot de passe oublié&nbsp;?
    </SiteLink>
  )
}
