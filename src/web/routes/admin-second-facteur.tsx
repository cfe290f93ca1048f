import { createFileRoute } from '@tanstack/react-router'
import { paths } from '#contract/paths.ts'
import { SecondFactorSection } from '#web/features/security/second-factor-section.tsx'
import { Logo } from '#web/features/site/layout/logo.tsx'
import { CONTENT_ID } from '#web/features/site/layout/skip-link.tsx'
import { SITE_NAME } from '#web/site-name.ts'

export const Route = createFileRoute('/admin-second-facteur')({
  head: () => ({
    meta: [{ title: `Second facteur – ${SITE_NAME}` }, { name: 'robots', content: 'noindex' }],
  }),
  component: SetUpFirst,
})

/** For an administrator who may do nothing else before the second factor is in place. */
function SetUpFirst() {
  return (
    <main id={CONTENT_ID} className="container-page max-w-2xl py-8">
      <Logo />
      <h1 className="mt-6 text-3xl">Une dernière étape</h1>
      <p className="mt-2 text-ink-soft">
        Un compte d’administrateur ouvre toute la boutique : il se protège par un second facteur.
      </p>
      <SecondFactorSection space="admin" onSet={() => location.assign(paths.admin())} />
    </main>
  )
}
