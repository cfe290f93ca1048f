import { paths } from '#contract/paths.ts'
import { MISSING_PAGE, titleOf } from '#web/site-name.ts'
import { LinkButton } from '#web/ui/button.tsx'

/** Not-found page within the administration. */
export const MissingScreen = () => (
  <section className="grid justify-items-start gap-4">
    <title>{titleOf(MISSING_PAGE)}</title>
    <h1 lang="en" className="text-2xl sm:text-3xl">
      Page not found
    </h1>
    <p>Cette page n’existe pas, ou plus.</p>
    <LinkButton href={paths.admin()}>Retour au tableau de bord</LinkButton>
  </section>
)
