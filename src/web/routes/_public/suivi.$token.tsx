import { createFileRoute, notFound } from '@tanstack/react-router'
import { paths } from '#contract/paths.ts'
import { hasStatus } from '#web/api/api-failure.ts'
import { TrackedOrderPage, UnknownTracking } from '#web/features/orders/tracking/tracked-order-page.tsx'
import { trackedOrderQuery } from '#web/features/orders/tracking/tracked-order-query.ts'
import { missingHead, pageHead } from '#web/page-head.ts'

export const Route = createFileRoute('/_public/suivi/$token')({
  loader: async ({ context, params: { token } }) => {
    const { queryClient, api } = context
    await queryClient.ensureQueryData(trackedOrderQuery(api, token)).catch((error: unknown) => {
      throw hasStatus(error, 404) ? notFound() : error
    })
    return pageHead(context, {
      title: 'Suivi d’une commande',
      description: 'Voyez où en est cette commande AMIC.',
      path: paths.tracking(token),
      hidden: true,
    })
  },
  head: ({ loaderData, match }) => loaderData ?? missingHead(match),
  notFoundComponent: UnknownTracking,
  component: Tracking,
})

function Tracking() {
  return <TrackedOrderPage token={Route.useParams().token} />
}
