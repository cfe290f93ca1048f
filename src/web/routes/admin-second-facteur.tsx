import { createFileRoute } from '@tanstack/react-router'
import { SetUpFirst } from '#web/features/security/set-up-first.tsx'
import { Logo } from '#web/features/site/layout/logo.tsx'
import { CONTENT_ID } from '#web/features/site/layout/skip-link.tsx'
import { titleOf } from '#web/site-name.ts'

export const Route = createFileRoute('/admin-second-facteur')({
  head: () => ({
    meta: [{ title: titleOf('Second facteur') }, { name: 'robots', content: 'noindex' }],
  }),
  component: FirstSetUp,
})

function FirstSetUp() {
  return (
    <main id={CONTENT_ID} className="container-page max-w-2xl py-8">
      <Logo />
      <h1 className="mt-6 text-3xl">Une dernière étape</h1>
      <p className="mt-2 text-ink-soft">
        Un compte d’administrateur ouvre toute la boutique&nbsp;: il se protège par un second facteur.
      </p>
      <SetUpFirst />
    </main>
  )
}
