import { useRef } from 'react'
import { categories, categoryLabels } from '#contract/catalogue/facts.ts'
import { paths } from '#contract/paths.ts'
import stall from '#web/assets/hero-640.webp?url'
import { categoryScenes, sceneSize } from '#web/features/catalogue/categories/category-scenes.ts'
import { SearchField } from '#web/features/catalogue/search/search-field.tsx'
import { MISSING_PAGE, titleOf } from '#web/site-name.ts'
import { Awning } from '#web/ui/awning.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { SiteLink } from '#web/ui/site-link.tsx'

/** The 404 page: search, categories and links. */
export function NotFoundPage() {
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className="bg-dawn">
      <title>{titleOf(MISSING_PAGE)}</title>
      <Awning />
      <section className="not-found container-page grid grid-cols-1 gap-x-12 gap-y-6 py-6 sm:py-10 lg:grid-cols-2 lg:py-14">
        <div className="grid grid-cols-1 content-center gap-4">
          <div className="flex flex-wrap items-baseline gap-x-4">
            <p
              aria-hidden
              className="font-display text-5xl leading-none font-extrabold text-laterite-600 sm:text-7xl"
            >
              404
            </p>
            <h1 lang="en" className="text-2xl sm:text-4xl">
              Page not found
            </h1>
          </div>
          <p className="sm:text-lg">Cette page n’existe pas, ou plus. Que cherchiez-vous&nbsp;?</p>
          <form action={paths.shop()}>
            <SearchField input={input} />
          </form>
          <div className="flex flex-wrap gap-3 max-sm:*:grow max-sm:*:px-4">
            <LinkButton href={paths.home()}>Retour à l’accueil</LinkButton>
            <LinkButton href={paths.shop()} variant="secondary">
              Voir la boutique
            </LinkButton>
          </div>
        </div>
        <img
          src={stall}
          width={640}
          height={320}
          alt=""
          loading="lazy"
          decoding="async"
          className="hidden h-full max-h-80 w-full rounded-card object-cover shadow-card lg:block"
        />
        <Shelves />
        <p className="text-center text-ink-soft lg:col-span-2">
          Un lien de notre site vous a mené ici&nbsp;?{' '}
          <SiteLink href={paths.contact()} className="text-link">
            Dites-le à l’équipe
          </SiteLink>
        </p>
      </section>
    </div>
  )
}

const Shelves = () => (
  <nav aria-label="Rayons" className="lg:col-span-2">
    <ul className="grid grid-cols-1 gap-2.5 sm:grid-cols-3 sm:gap-4">
      {categories.map(category => {
        const { picture, ground, examples } = categoryScenes[category]
        return (
          <li key={category}>
            <SiteLink
              href={paths.category(category)}
              className={cx(
                'flex h-full items-center overflow-hidden rounded-card shadow-card ring-1 ring-line hover:shadow-lift',
                ground,
              )}
            >
              <img
                {...sceneSize}
                {...picture}
                alt=""
                loading="lazy"
                decoding="async"
                className="aspect-8/5 w-2/5 shrink-0 self-stretch object-cover sm:max-lg:hidden"
              />
              <span className="min-w-0 px-4 py-2.5">
                <span className="block font-display text-lg leading-tight font-bold">
                  {categoryLabels[category]}
                </span>
                <span className="block text-sm text-ink-soft">{examples}</span>
              </span>
            </SiteLink>
          </li>
        )
      })}
    </ul>
  </nav>
)
