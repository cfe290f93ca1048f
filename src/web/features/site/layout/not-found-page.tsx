import { paths } from '#contract/paths.ts'
import { Awning } from '#web/ui/awning.tsx'
import { LinkButton } from '#web/ui/button.tsx'

/** What an unknown address shows. */
export function NotFoundPage() {
  return (
    <div className="bg-dawn">
      <Awning />
      <section className="container-page flex flex-col items-center gap-4 py-12 text-center">
        <p aria-hidden className="font-display text-7xl font-extrabold text-laterite-600">
          404
        </p>
        <h1 lang="en" className="text-3xl">
          Page not found
        </h1>
        <p className="max-w-md">
          Cette page n’existe pas ou n’existe plus. L’adresse contient peut-être une erreur.
        </p>
        <div className="mt-2 flex flex-wrap justify-center gap-3">
          <LinkButton href={paths.home()}>Retour à l’accueil</LinkButton>
          <LinkButton href={paths.shop()} variant="secondary">
            Voir la boutique
          </LinkButton>
        </div>
      </section>
    </div>
  )
}
