import { createFileRoute } from '@tanstack/react-router'
import { paths } from '#contract/paths.ts'
import { PackingPage } from '#web/features/orders/vendor/packing-page.tsx'
import { pageHead } from '#web/page-head.ts'

export const Route = createFileRoute('/_public/vendor_/preparation')({
  head: ({ match }) =>
    pageHead(match.context, {
      title: 'Liste de préparation',
      path: paths.vendorPreparation(),
      hidden: true,
    }),
  component: PackingPage,
})
