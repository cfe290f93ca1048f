import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { paths } from '#contract/paths.ts'
import { type ApiFailure, OFFLINE } from '#web/api/api-failure.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'

/** Shown when loading or rendering a page failed. */
export function ErrorPage({ error }: ErrorComponentProps) {
  const router = useRouter()
  const { code, status } = error as Partial<ApiFailure>
  const isOffline = code === OFFLINE
  useEffect(() => {
    // Its data did not come, but the whole page may have been kept when it was last seen.
    if (status === 0) void globalThis.caches?.match(location.href).then(kept => kept && location.reload())
  }, [status])
  return (
    <section role="alert" className="container-page flex flex-col items-center gap-4 py-20 text-center">
      <h1 className="text-3xl">{isOffline ? 'Vous êtes hors ligne' : 'Une erreur est survenue'}</h1>
      <p className="max-w-md text-ink-soft">
        {isOffline
          ? 'Cette page reviendra avec la connexion. Votre panier est conservé sur cet appareil.'
          : 'La page n’a pas pu s’afficher. Veuillez réessayer dans un instant.'}
      </p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        {/* Of a part of the page that did not come, browsers remember it until the page is read again. */}
        <Button onClick={() => (code ? router.invalidate() : location.reload())}>Réessayer</Button>
        <LinkButton href={paths.home()} variant="secondary">
          Retour à l’accueil
        </LinkButton>
      </div>
    </section>
  )
}
