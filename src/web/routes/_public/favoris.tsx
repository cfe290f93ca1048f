import { createFileRoute } from '@tanstack/react-router'
import { paths } from '#contract/paths.ts'
import { FavouritesPage } from '#web/features/favourites/customer/favourites-page.tsx'
import { missingHead, pageHead } from '#web/page-head.ts'

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
