import { createFileRoute, notFound } from '@tanstack/react-router'
import { hasStatus } from '#web/api-failure.ts'
import { TrackedOrderPage, UnknownTracking } from '#web/features/orders/tracked-order-page.tsx'
import { trackedOrderQuery } from '#web/features/orders/tracked-order-query.ts'
import { pageHead } from '#web/page-head.ts'
import { paths } from '#web/paths.ts'

export const Route = createFileRoute('/_public/suivi/$token')({
  loader: async ({ context: { queryClient, api }, params: { token } }) => {
    await queryClient.ensureQueryData(trackedOrderQuery(api, token)).catch((error: unknown) => {
      throw hasStatus(error, 404) ? notFound() : error
    })
  },
  head: ({ match, params }) =>
    pageHead(match.context, {
      title: 'Suivi d’une commande',
      description: 'Voyez où en est cette commande AMIC.',
      path: paths.tracking(params.token),
      hidden: true,
    }),
  notFoundComponent: UnknownTracking,
  component: Tracking,
})

function Tracking() {
  return <TrackedOrderPage token={Route.useParams().token} />
}
