import { useState } from 'react'
import { formatFcfa } from '#contract/money.ts'
import type { VendorProblem } from '#contract/problems/schemas.ts'
import { apiPages } from '#web/api/api-pages.ts'
import { useApi } from '#web/api/api-query.ts'
import { usePages } from '#web/api/use-pages.ts'
import { ProblemCard } from '#web/features/problems/problem-card.tsx'
import { AnswerProblemForm } from '#web/features/problems/vendor/answer-problem-form.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useFocusOnChange } from '#web/ui/forms/use-focus-on-change.ts'
import { MessageSquareQuote } from '#web/ui/signed-in/icons.ts'
import { ListSkeleton } from '#web/ui/signed-in/list-skeleton.tsx'
import { Loaded } from '#web/ui/signed-in/loaded.tsx'
import { MoreButton } from '#web/ui/signed-in/more-button.tsx'

/** What customers say was wrong with the vendor's parcels, and its answers: one to each, before it is decided. */
export function VendorProblems() {
  const api = useApi()
  const query = usePages({
    ...apiPages(api, 'listVendorProblems', { query: { limit: 20 } }),
    refetchOnMount: 'always',
  })
  return (
    <Loaded
      query={query}
      waiting={
        <ListSkeleton
          words="Chargement des problèmes signalés…"
          rows={2}
          columns="lg:grid-cols-2"
          height="h-60"
        />
      }
      failed="Les problèmes signalés n’ont pas pu être affichés"
    >
      {problems =>
        problems.length === 0 ? (
          <EmptyState icon={MessageSquareQuote} title="Aucun problème signalé">
            Si quelque chose n’allait pas dans un colis livré, son client le dira ici.
          </EmptyState>
        ) : (
          <>
            <ul className="grid grid-cols-[minmax(0,1fr)] items-start gap-3 lg:grid-cols-2">
              {problems.map(problem => (
                <Card as="li" key={problem.id} className="only:col-span-full">
                  <OneProblem problem={problem} />
                </Card>
              ))}
            </ul>
            <MoreButton pages={query} />
          </>
        )
      }
    </Loaded>
  )
}

function OneProblem({ problem }: { problem: VendorProblem }) {
  const [isAnswering, setAnswering] = useState(false)
  const { orderNumber, customer, answer, status } = problem
  const action = useFocusOnChange([isAnswering, answer !== null].join())
  return (
    <ProblemCard
      isOwn
      problem={problem}
      title={`${orderNumber}, ${customer.fullName}`}
      lead={status === 'open' && <AtStake problem={problem} />}
    >
      <div ref={action} tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] outline-none">
        {!answer && status === 'open' && isAnswering && (
          <AnswerProblemForm problem={problem} onClose={() => setAnswering(false)} />
        )}
        {!answer && status === 'open' && !isAnswering && (
          <Button
            className="sm:justify-self-start"
            aria-label={`Répondre à ${customer.fullName}, ${orderNumber}`}
            onClick={() => setAnswering(true)}
          >
            Répondre
          </Button>
        )}
      </div>
    </ProblemCard>
  )
}

/** How much it is about, and who acts next. */
const AtStake = ({ problem: { reportedCost, answer } }: { problem: VendorProblem }) => (
  <p>
    En jeu&nbsp;: <span className="nums font-semibold">{formatFcfa(reportedCost)}</span>.{' '}
    {answer
      ? 'AMIC décide, et vous écrit sa décision.'
      : 'Répondez au client\u00a0: AMIC décide d’après vos deux paroles.'}
  </p>
)
