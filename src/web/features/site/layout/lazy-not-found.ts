import { lazyRouteComponent } from '@tanstack/react-router'

/** The 404 page, loaded only when it is shown. The server loads it before the first rendering. */
export const NotFoundPage = lazyRouteComponent(
  () => import('#web/features/site/layout/not-found-page.tsx'),
  'NotFoundPage',
)
