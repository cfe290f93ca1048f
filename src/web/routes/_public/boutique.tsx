import { createFileRoute, redirect } from '@tanstack/react-router'
import { paths } from '#contract/paths.ts'
import { featuredQuery } from '#web/features/catalogue/featured/featured-query.ts'
import {
  categoryCountsQuery,
  isForeignCursor,
  shopQuery,
} from '#web/features/catalogue/queries/catalogue-queries.ts'
import { parseShopSearch } from '#web/features/catalogue/queries/shop-search.ts'
import { shopHead } from '#web/features/catalogue/shop/shop-head.ts'
import { ShopPage } from '#web/features/catalogue/shop/shop-page.tsx'
import { textQuery } from '#web/features/pages/texts/text-query.ts'
import { missingHead } from '#web/page-head.ts'

export const Route = createFileRoute('/_public/boutique')({
  validateSearch: parseShopSearch,
  // Opening the panel needs no new data.
  loaderDeps: ({ search: { filtres: _open, ...deps } }) => deps,
  loader: async ({ context, deps }) => {
    const { queryClient, api } = context
    const counts = categoryCountsQuery(api, deps)
    const introduction = textQuery(api, { slug: 'boutique' })
    if (!import.meta.env.SSR) {
      // Not awaited: the page renders at once, with skeletons for these.
      void queryClient.prefetchQuery(counts)
      void queryClient.prefetchQuery(introduction)
      void queryClient.prefetchInfiniteQuery(shopQuery(api, deps))
      return shopHead(context, deps)
    }
    // Imported here, to stay out of the bundle of every page.
    const { loadFilterPlace } = await import('#web/features/catalogue/shop/lazy-filter-place.tsx')
    try {
      const [list] = await Promise.all([
        queryClient.ensureInfiniteQueryData(shopQuery(api, deps)),
        queryClient.ensureQueryData(counts),
        queryClient.ensureQueryData(introduction),
        loadFilterPlace(),
      ])
      // Shown only when there are no products.
      if (list.pages[0]?.total === 0) await queryClient.ensureQueryData(featuredQuery(api))
    } catch (error) {
      throw isForeignCursor(deps.cursor, error)
        ? redirect({ href: paths.shop({ ...deps, cursor: undefined }) })
        : error
    }
    return shopHead(context, deps)
  },
  head: ({ loaderData, match }) => loaderData ?? missingHead(match),
  component: Shop,
})

function Shop() {
  return <ShopPage search={Route.useSearch()} />
}
