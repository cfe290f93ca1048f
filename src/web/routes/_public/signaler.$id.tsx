import { createFileRoute } from '@tanstack/react-router'
import { paths } from '#contract/paths.ts'
import { ReportPage } from '#web/features/problems/report/report-page.tsx'
import { missingHead, pageHead } from '#web/page-head.ts'

export const Route = createFileRoute('/_public/signaler/$id')({
  loader: ({ context, params }) =>
    pageHead(context, {
      title: 'Signaler un problème',
      path: paths.reportProblem(params.id),
      hidden: true,
    }),
  head: ({ loaderData, match }) => loaderData ?? missingHead(match),
  component: Report,
})

function Report() {
  return <ReportPage orderId={Route.useParams().id} />
}
