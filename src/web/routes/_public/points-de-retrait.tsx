import { createFileRoute } from '@tanstack/react-router'
import { pickupHead } from '#web/features/delivery/pickup/pickup-head.ts'
import { PickupPointsPage } from '#web/features/delivery/pickup/pickup-points-page.tsx'
import { missingHead } from '#web/page-head.ts'

export const Route = createFileRoute('/_public/points-de-retrait')({
  loader: ({ context }) => pickupHead(context),
  head: ({ loaderData, match }) => loaderData ?? missingHead(match),
  component: PickupPointsPage,
})
