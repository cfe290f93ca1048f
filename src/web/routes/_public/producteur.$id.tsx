import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { paths } from '#contract/paths.ts'
import { hasStatus } from '#web/api/api-failure.ts'
import { apiQuery } from '#web/api/api-query.ts'
import { calendarQuery } from '#web/features/catalogue/details/delivery-weekdays.tsx'
import { producerHead } from '#web/features/catalogue/producer/producer-head.ts'
import { ProducerPage } from '#web/features/catalogue/producer/producer-page.tsx'
import {
  isForeignCursor,
  producerProductsQuery,
  producerReviewsQuery,
} from '#web/features/catalogue/queries/catalogue-queries.ts'
import { parseShopSearch } from '#web/features/catalogue/queries/shop-search.ts'
import { missingHead } from '#web/page-head.ts'
import type { RouterContext } from '#web/router-context.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Store } from '#web/ui/icons.ts'

const producerQuery = ({ api }: Pick<RouterContext, 'api'>, id: string) =>
  apiQuery(api, 'getProducer', { params: { id } })

export const Route = createFileRoute('/_public/producteur/$id')({
  validateSearch: (raw: Record<string, unknown>) => ({ cursor: parseShopSearch(raw).cursor }),
  loaderDeps: ({ search: { cursor } }) => ({ cursor }),
  loader: async ({ context, params: { id }, deps: { cursor } }) => {
    const { queryClient, api } = context
    const producer = await queryClient.ensureQueryData(producerQuery(context, id)).catch((error: unknown) => {
      throw hasStatus(error, 404) ? notFound() : error
    })
    const products = producerProductsQuery(api, id, cursor)
    const reviews = producerReviewsQuery(api, id)
    const calendar = calendarQuery(api, id)
    if (import.meta.env.SSR) {
      await Promise.all([
        queryClient.ensureInfiniteQueryData(products).catch((error: unknown) => {
          throw isForeignCursor(cursor, error) ? redirect({ href: paths.producer(id) }) : error
        }),
        queryClient.ensureInfiniteQueryData(reviews),
        queryClient.ensureQueryData(calendar),
        queryClient.ensureQueryData(apiQuery(api, 'listZones')),
      ])
    } else {
      void queryClient.prefetchInfiniteQuery(products)
      void queryClient.prefetchInfiniteQuery(reviews)
      void queryClient.prefetchQuery(calendar)
    }
    return producerHead(context, producer)
  },
  head: ({ loaderData, match }) => loaderData ?? missingHead(match),
  notFoundComponent: MissingProducer,
  component: OneProducer,
})

function OneProducer() {
  const context = Route.useRouteContext()
  const { cursor } = Route.useSearch()
  const { data } = useSuspenseQuery(producerQuery(context, Route.useParams().id))
  return <ProducerPage producer={data} origin={context.origin} cursor={cursor} />
}

function MissingProducer() {
  return (
    <div className="container-page py-8">
      <EmptyState
        icon={Store}
        headingLevel={1}
        title="Producteur introuvable"
        actions={<LinkButton href={paths.shop()}>Voir tous les produits</LinkButton>}
      >
        Ce producteur ne vend plus sur AMIC, ou son adresse contient une erreur.
      </EmptyState>
    </div>
  )
}
