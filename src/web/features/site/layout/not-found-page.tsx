import { useRef } from 'react'
import { categories, categoryShortLabels } from '#contract/catalogue/facts.ts'
import { paths } from '#contract/paths.ts'
import { SearchField } from '#web/features/catalogue/search/search-field.tsx'
import { MISSING_PAGE, titleOf } from '#web/site-name.ts'
import { Awning } from '#web/ui/awning.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { SiteLink } from '#web/ui/site-link.tsx'

/** The 404 page, with links to look further. */
export function NotFoundPage() {
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className="bg-dawn">
      <title>{titleOf(MISSING_PAGE)}</title>
      <Awning />
      <section className="not-found">
        <p aria-hidden>404</p>
        <h1 lang="en">Page not found</h1>
        <p>Cette page n’existe pas, ou plus. Que cherchiez-vous&nbsp;?</p>
        <form action={paths.shop()}>
          <SearchField input={input} />
        </form>
        <ul>
          {categories.map(category => (
            <li key={category}>
              <SiteLink href={paths.category(category)}>{categoryShortLabels[category]}</SiteLink>
            </li>
          ))}
        </ul>
        <div>
          <LinkButton href={paths.home()}>Retour à l’accueil</LinkButton>
          <LinkButton href={paths.shop()} variant="secondary">
            Voir la boutique
          </LinkButton>
        </div>
      </section>
    </div>
  )
}
