import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { hasStatus } from '#web/api/api-failure.ts'
import { apiQuery } from '#web/api/api-query.ts'
import { calendarQuery } from '#web/features/catalogue/details/delivery-weekdays.tsx'
import { productHead } from '#web/features/catalogue/product/product-head.ts'
import { ProductNotFound } from '#web/features/catalogue/product/product-not-found.tsx'
import { ProductPage } from '#web/features/catalogue/product/product-page.tsx'
import { ProductSkeleton } from '#web/features/catalogue/product/product-skeleton.tsx'
import { reviewsQuery, similarQuery } from '#web/features/catalogue/queries/catalogue-queries.ts'
import { missingHead } from '#web/page-head.ts'
import type { RouterContext } from '#web/router-context.ts'

const PATIENCE_MS = 300

const productQuery = ({ api }: Pick<RouterContext, 'api'>, id: string) =>
  apiQuery(api, 'getProduct', { params: { id } })

export const Route = createFileRoute('/_public/product/$id')({
  loader: async ({ context, params: { id } }) => {
    const { queryClient, api } = context
    const product = await queryClient.ensureQueryData(productQuery(context, id)).catch((error: unknown) => {
      throw hasStatus(error, 404) ? notFound() : error
    })
    const reviews = reviewsQuery(api, id)
    const similar = similarQuery(api, product.category)
    const calendar = calendarQuery(api, product.vendor.id)
    if (import.meta.env.SSR) {
      await Promise.all([
        queryClient.ensureInfiniteQueryData(reviews),
        queryClient.ensureQueryData(similar),
        queryClient.ensureQueryData(calendar),
      ])
    } else {
      void queryClient.prefetchInfiniteQuery(reviews)
      void queryClient.prefetchQuery(similar)
      void queryClient.prefetchQuery(calendar)
    }
    return productHead(context, product)
  },
  head: ({ loaderData, match }) => loaderData ?? missingHead(match),
  // The skeleton is bundled with its page, not with every page of the site.
  codeSplitGroupings: [['component', 'pendingComponent', 'loader'], ['notFoundComponent']],
  pendingComponent: ProductSkeleton,
  pendingMs: PATIENCE_MS,
  pendingMinMs: 0,
  notFoundComponent: MissingProduct,
  component: Product,
})

function Product() {
  const context = Route.useRouteContext()
  const { data } = useSuspenseQuery(productQuery(context, Route.useParams().id))
  return <ProductPage product={data} origin={context.origin} />
}

function MissingProduct() {
  const { id } = Route.useParams()
  const { origin } = Route.useRouteContext()
  return <ProductNotFound id={id} origin={origin} />
}
