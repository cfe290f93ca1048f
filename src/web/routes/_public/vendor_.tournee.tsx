import { createFileRoute } from '@tanstack/react-router'
import { paths } from '#contract/paths.ts'
import { RunPage } from '#web/features/orders/vendor/run/run-page.tsx'
import { TodayBesideRun, TodayBesideRunSkeleton } from '#web/features/stall/space/today.tsx'
import { missingHead, pageHead } from '#web/page-head.ts'

export const Route = createFileRoute('/_public/vendor_/tournee')({
  loader: ({ context }) =>
    pageHead(context, {
      title: 'Tournée du jour',
      path: paths.vendorRun(),
      hidden: true,
    }),
  head: ({ loaderData, match }) => loaderData ?? missingHead(match),
  component: RunOfTheDay,
})

function RunOfTheDay() {
  return <RunPage beside={<TodayBesideRun />} besideWaiting={<TodayBesideRunSkeleton />} />
}
