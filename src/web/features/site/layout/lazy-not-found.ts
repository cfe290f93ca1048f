import { lazyRouteComponent } from '@tanstack/react-router'

/** The 404 page: its code comes where it is shown. The server loads it before it renders anything. */
export const NotFoundPage = lazyRouteComponent(
  () => import('#web/features/site/layout/not-found-page.tsx'),
  'NotFoundPage',
)
