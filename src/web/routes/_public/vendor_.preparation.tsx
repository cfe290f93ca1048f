import { createFileRoute } from '@tanstack/react-router'
import { PackingPage } from '#web/features/orders/vendor/packing-page.tsx'
import { pageHead } from '#web/page-head.ts'
import { paths } from '#web/paths.ts'

export const Route = createFileRoute('/_public/vendor_/preparation')({
  head: ({ match }) =>
    pageHead(match.context, {
      title: 'Liste de préparation',
      path: paths.vendorPreparation(),
      hidden: true,
    }),
  component: PackingPage,
})
