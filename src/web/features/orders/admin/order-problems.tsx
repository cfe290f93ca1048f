import { useState } from 'react'
import type { AdminProblem } from '#contract/problems/schemas.ts'
import { useStaffQuery } from '#web/features/accounts/staff-query.ts'
import { DecideProblemDialog, type Decision } from '#web/features/problems/admin/decide-problem-dialog.tsx'
import { AtStake, ToDecide } from '#web/features/problems/admin/to-decide.tsx'
import { ProblemCard } from '#web/features/problems/problem-card.tsx'
import { Card } from '#web/ui/card.tsx'

/** The problems reported for an order, with their decisions, which are made here too; renders nothing when there are none. */
export function OrderProblemsOfAdmin({ number }: { number: string }) {
  const { data } = useStaffQuery('listAdminProblems', { query: { search: number } })
  const [asked, setAsked] = useState<{ problem: AdminProblem; first: Decision }>()
  if (!data || data.items.length === 0) return null
  return (
    <Card as="section">
      <h2 className="text-xl">Problèmes signalés</h2>
      <ul className="mt-3 grid gap-4">
        {data.items.map(problem => (
          <li key={problem.id} className="border-t border-line pt-4">
            <ProblemCard
              problem={problem}
              title={problem.vendor.businessName}
              lead={problem.status === 'open' && <AtStake problem={problem} />}
            >
              {problem.status === 'open' && (
                <ToDecide problem={problem} onDecide={first => setAsked({ problem, first })} />
              )}
            </ProblemCard>
          </li>
        ))}
      </ul>
      {asked && <DecideProblemDialog {...asked} onClose={() => setAsked(undefined)} />}
    </Card>
  )
}
