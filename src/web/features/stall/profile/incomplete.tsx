import { paths } from '#contract/paths.ts'
import { LinkButton } from '#web/ui/button.tsx'

/** Shown instead of a form while the account lacks required data. */
export function Incomplete() {
  return (
    <div className="grid justify-items-start gap-2">
      <p>Indiquez d’abord votre téléphone et votre région dans vos informations personnelles.</p>
      <LinkButton href={paths.vendorProfile('contact')} variant="secondary" size="small" keepScroll replace>
        Compléter mes informations
      </LinkButton>
    </div>
  )
}
