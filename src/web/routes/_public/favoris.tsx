import { createFileRoute } from '@tanstack/react-router'
import { FavouritesPage } from '#web/features/favourites/customer/favourites-page.tsx'
import { missingHead, pageHead } from '#web/page-head.ts'
import { paths } from '#web/paths.ts'

export const Route = createFileRoute('/_public/favoris')({
  loader: ({ context }) =>
    pageHead(context, {
      title: 'Mes favoris',
      path: paths.favourites(),
      hidden: true,
    }),
  head: ({ loaderData, match }) => loaderData ?? missingHead(match),
  component: FavouritesPage,
})
