import { useQuery } from '@tanstack/react-query'
import { oneOrMany } from '#contract/french/counted.ts'
import { formatDateTime } from '#contract/french/dates.ts'
import { paths } from '#contract/paths.ts'
import { apiQuery, useApi } from '#web/api/api-query.ts'
import { ProblemCard } from '#web/features/problems/problem-card.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { LoadFailureLine } from '#web/ui/spaces/load-failure.tsx'

type Props = {
  orderId: string
  /** The place of what was reported already; else that of the way to report something, while nothing was. */
  isReported: boolean
}

/** What was wrong with an order, and the way to say so while that is possible; nothing when there is neither. */
export default function OrderProblems({ orderId, isReported }: Props) {
  const query = useQuery({
    ...apiQuery(useApi(), 'listOrderProblems', { params: { id: orderId } }),
    refetchOnMount: 'always',
  })
  if (query.isError && !query.data) {
    if (isReported) return null
    return <LoadFailureLine words="Les problèmes signalés n’ont pas pu être lus." query={query} />
  }
  const { problems = [], reportable = [] } = query.data ?? {}
  if (problems.length + reportable.length === 0 || problems.length > 0 !== isReported) return null
  const until = reportable.map(parcel => parcel.until).sort()[0]
  return (
    <Card as="section" className="mt-6">
      <h2 className="text-xl">
        {problems.length > 0
          ? oneOrMany(problems.length, 'Problème signalé', 'Problèmes signalés')
          : 'Un problème avec la livraison\u00a0?'}
      </h2>
      {problems.length > 0 && (
        <ul className="mt-4 grid gap-4">
          {problems.map(problem => (
            <li key={problem.id} className="border-line not-first:border-t not-first:pt-4">
              <ProblemCard problem={problem} title={problem.vendor.businessName} />
            </li>
          ))}
        </ul>
      )}
      {until && (
        <div className="no-print mt-4 grid gap-3">
          <p>
            {problems.length > 0 ? 'Un autre article' : 'Un article'} manque, est abîmé, ou n’est pas le
            bon&nbsp;? Dites-le avant le {formatDateTime(until)}. Votre droit de retourner un produit, prévu
            par la loi, reste entier.
          </p>
          <LinkButton href={paths.reportProblem(orderId)} variant="secondary" className="justify-self-start">
            {problems.length > 0 ? 'Signaler un autre problème' : 'Signaler un problème'}
          </LinkButton>
        </div>
      )}
    </Card>
  )
}
