import { createFileRoute } from '@tanstack/react-router'
import { paths } from '#contract/paths.ts'
import { PackingPage } from '#web/features/orders/vendor/packing-page.tsx'
import { missingHead, pageHead } from '#web/page-head.ts'

export const Route = createFileRoute('/_public/vendor_/preparation')({
  loader: ({ context }) =>
    pageHead(context, {
      title: 'Liste de préparation',
      path: paths.vendorPreparation(),
      hidden: true,
    }),
  head: ({ loaderData, match }) => loaderData ?? missingHead(match),
  component: PackingPage,
})
