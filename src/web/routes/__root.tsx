import { ICON, ICON_OF_APPLE, MANIFEST } from '#contract/paths.ts'
import '#web/styles.css'
import { createRootRouteWithContext, HeadContent, Outlet, Scripts } from '@tanstack/react-router'
import { PAGE_NAME_ID } from '#web/announce-navigation.ts'
import { apiQuery } from '#web/api/api-query.ts'
import { NotFoundPage } from '#web/features/site/layout/lazy-not-found.ts'
import { PublicLayout } from '#web/features/site/layout/public-layout.tsx'
import type { RouterContext } from '#web/router-context.ts'
import { Toaster } from '#web/ui/toaster.tsx'

export const Route = createRootRouteWithContext<RouterContext>()({
  loader: ({ context: { queryClient, api } }) => queryClient.ensureQueryData(apiQuery(api, 'getSite')),
  head: () => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      { name: 'theme-color', content: '#166534' },
      { name: 'format-detection', content: 'telephone=no' },
    ],
    links: [
      { rel: 'manifest', href: MANIFEST },
      { rel: 'icon', href: ICON, type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: ICON_OF_APPLE },
    ],
  }),
  component: Document,
  notFoundComponent: () => (
    <PublicLayout>
      <NotFoundPage />
    </PublicLayout>
  ),
})

function Document() {
  return (
    <html lang="fr">
      <head>
        <HeadContent />
      </head>
      <body>
        <Outlet />
        <Toaster />
        <p id={PAGE_NAME_ID} aria-live="polite" className="sr-only" />
        <Scripts />
      </body>
    </html>
  )
}
