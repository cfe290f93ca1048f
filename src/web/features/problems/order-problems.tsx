import { useQuery } from '@tanstack/react-query'
import { oneOrMany } from '#contract/french/counted.ts'
import { formatDateTime } from '#contract/french/dates.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { paths } from '#contract/paths.ts'
import { apiQuery, useApi } from '#web/api/api-query.ts'
import { ProblemCard } from '#web/features/problems/problem-card.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { LoadFailureLine } from '#web/ui/signed-in/load-failure.tsx'
import { SiteLink } from '#web/ui/site-link.tsx'

type Props = {
  order: Pick<Order, 'id' | 'number'>
  /** Whether the page has its own question: then only reported problems are shown. */
  isAsked: boolean
}

/** The problems reported for an order, and a link to report one, or to write when none can be reported. */
export default function OrderProblems({ order: { id: orderId, number }, isAsked }: Props) {
  const query = useQuery({
    ...apiQuery(useApi(), 'listOrderProblems', { params: { id: orderId } }),
    refetchOnMount: 'always',
  })
  if (query.isError && !query.data) {
    return <LoadFailureLine words="Les problèmes signalés n’ont pas pu être lus." query={query} />
  }
  if (!query.data) return null
  const { problems, reportable } = query.data
  const until = reportable.map(parcel => parcel.until).sort()[0]
  if (problems.length === 0) return isAsked ? null : <Ask orderId={orderId} number={number} until={until} />
  return (
    <Card as="section" className="mt-6">
      <h2 className="text-xl">{oneOrMany(problems.length, 'Problème signalé', 'Problèmes signalés')}</h2>
      <ul className="mt-4 grid gap-4">
        {problems.map(problem => (
          <li key={problem.id} className="border-line not-first:border-t not-first:pt-4">
            <ProblemCard problem={problem} title={problem.vendor.businessName}>
              {problem.status === 'open' && (
                <p>AMIC décide d’après ce que vous dites et ce que répond le producteur, et vous écrit.</p>
              )}
            </ProblemCard>
          </li>
        ))}
      </ul>
      {until && (
        <div className="no-print mt-4 grid gap-3">
          <p>Un autre article manque, est abîmé, ou n’est pas le bon&nbsp;? {untilWords(until)}</p>
          <LinkButton href={paths.reportProblem(orderId)} variant="secondary" className="justify-self-start">
            Signaler un autre problème
          </LinkButton>
        </div>
      )}
    </Card>
  )
}

const untilWords = (until: string): string =>
  `Dites-le avant le ${formatDateTime(until)}. Votre droit de retourner un produit, prévu par la loi, reste entier.`

type AskProps = { orderId: string; number: string; until: string | undefined }

/** Shown before any report: link to report a problem, or to the contact form. */
function Ask({ orderId, number, until }: AskProps) {
  if (!until) {
    return (
      <p className="no-print mt-1">
        Un souci&nbsp;?{' '}
        <SiteLink
          href={paths.contact({ commande: number })}
          className="inline-flex min-h-11 items-center font-semibold text-leaf-800 underline underline-offset-2"
        >
          Écrivez-nous
        </SiteLink>
      </p>
    )
  }
  return (
    <section
      aria-label="Un souci"
      className="no-print mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-field bg-leaf-50 p-4"
    >
      <p className="min-w-0 grow basis-80 text-sm sm:text-base">
        Un article manque, est abîmé, ou n’est pas le bon&nbsp;? {untilWords(until)}
      </p>
      <LinkButton href={paths.reportProblem(orderId)} variant="secondary" size="small">
        Signaler un problème
      </LinkButton>
    </section>
  )
}
