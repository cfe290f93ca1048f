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
    // The data could not be loaded, but the service worker may have cached the whole page.
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
        {/* A failed dynamic import is remembered by the browser until the page is reloaded. */}
        <Button onClick={() => (code ? router.invalidate() : location.reload())}>Réessayer</Button>
        <LinkButton href={paths.home()} variant="secondary">
          Retour à l’accueil
        </LinkButton>
      </div>
    </section>
  )
}
