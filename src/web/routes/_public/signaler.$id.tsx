import { createFileRoute } from '@tanstack/react-router'
import { paths } from '#contract/paths.ts'
import { ReportPage } from '#web/features/problems/report/report-page.tsx'
import { pageHead } from '#web/page-head.ts'

export const Route = createFileRoute('/_public/signaler/$id')({
  head: ({ match, params }) =>
    pageHead(match.context, {
      title: 'Signaler un problème',
      path: paths.reportProblem(params.id),
      hidden: true,
    }),
  component: Report,
})

function Report() {
  return <ReportPage orderId={Route.useParams().id} />
}
