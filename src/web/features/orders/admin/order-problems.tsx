import { paths } from '#contract/paths.ts'
import { useStaffQuery } from '#web/features/accounts/staff-query.ts'
import { ProblemCard } from '#web/features/problems/problem-card.tsx'
import { Card } from '#web/ui/card.tsx'
import { SiteLink } from '#web/ui/site-link.tsx'

/** The problems reported for an order, with their decisions; renders nothing when there are none. */
export function OrderProblemsOfAdmin({ orderId, number }: { orderId: string; number: string }) {
  const { data } = useStaffQuery('listOrderProblems', { params: { id: orderId } })
  if (!data || data.problems.length === 0) return null
  return (
    <Card as="section">
      <h2 className="text-xl">Problèmes signalés</h2>
      <ul className="mt-3 grid gap-4">
        {data.problems.map(problem => (
          <li key={problem.id} className="border-t border-line pt-4">
            <ProblemCard problem={problem} title={problem.vendor.businessName} />
          </li>
        ))}
      </ul>
      <SiteLink
        href={paths.adminProblems({ search: number })}
        className="mt-3 inline-flex min-h-11 items-center font-semibold text-leaf-800 underline"
      >
        Voir et décider
      </SiteLink>
    </Card>
  )
}
