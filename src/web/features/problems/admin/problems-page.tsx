import { useState } from 'react'
import type { ProblemFilters } from '#contract/filters.ts'
import { counted } from '#contract/french/counted.ts'
import { paths } from '#contract/paths.ts'
import { type ProblemStatus, problemStatuses, problemStatusLabels } from '#contract/problems/facts.ts'
import type { AdminProblem } from '#contract/problems/schemas.ts'
import { useStaffQuery } from '#web/features/accounts/staff-query.ts'
import { DecideProblemDialog, type Decision } from '#web/features/problems/admin/decide-problem-dialog.tsx'
import { parseProblemSearch } from '#web/features/problems/admin/problem-search.ts'
import { AtStake, ToDecide } from '#web/features/problems/admin/to-decide.tsx'
import { ProblemCard } from '#web/features/problems/problem-card.tsx'
import { groupBy } from '#web/group-by.ts'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { HandCoins } from '#web/ui/icons.ts'
import type { Filter } from '#web/ui/on-demand/filter-fields.tsx'
import { ListHead } from '#web/ui/on-demand/list-head.tsx'
import { ListSkeleton } from '#web/ui/signed-in/list-skeleton.tsx'
import { Loaded } from '#web/ui/signed-in/loaded.tsx'
import { PageLinks } from '#web/ui/signed-in/page-links.tsx'
import { WaitingAge } from '#web/ui/signed-in/waiting-age.tsx'
import { SiteLink } from '#web/ui/site-link.tsx'

const statusLabels: Record<ProblemStatus, string> = {
  ...problemStatusLabels,
  refunded: 'Remboursés',
  refused: 'Refusés',
}

/** The statuses that can be chosen; without a choice a search covers all, and the list shows the open ones. */
function statusFilter(status: ProblemStatus | undefined, search: string | undefined): Filter {
  const choices = problemStatuses.filter(each => search || each !== 'open')
  return {
    name: 'status',
    label: 'Statut',
    all: search ? 'Tous les problèmes' : statusLabels.open,
    value: status && choices.includes(status) ? status : undefined,
    options: choices.map(each => [each, statusLabels[each]] as const),
  }
}

/** Problems reported by customers; by default the open ones, oldest first. */
export function ProblemsPage({ filters }: { filters: ProblemFilters }) {
  const { search } = filters
  const status = filters.status ?? (search ? undefined : 'open')
  return (
    <>
      <ListHead
        title="Problèmes signalés"
        about="Le producteur peut répondre une fois, puis vous tranchez."
        label="Filtrer les problèmes"
        searchLabel="Numéro de commande"
        placeholder="N° de commande"
        search={search}
        filters={[statusFilter(status, search)]}
        hrefOf={fields => paths.adminProblems(parseProblemSearch(fields))}
      />
      <ProblemList filters={{ ...filters, status }} />
    </>
  )
}

function ProblemList({ filters }: { filters: ProblemFilters }) {
  const query = useStaffQuery('listAdminProblems', { query: filters })
  const [asked, setAsked] = useState<{ problem: AdminProblem; first: Decision }>()
  const List = filters.status === 'open' ? OpenProblems : Cards
  return (
    <>
      <Loaded
        query={query}
        waiting={
          <ListSkeleton
            words="Chargement des problèmes…"
            rows={2}
            columns="xl:grid-cols-2"
            height="h-60"
            isCounted
          />
        }
        failed="Les problèmes n’ont pas pu être affichés"
        empty={
          <EmptyState icon={HandCoins} title="Aucun problème ici">
            {filters.status === 'open'
              ? 'Tout ce que les clients ont signalé est tranché.'
              : 'Regardez les autres listes.'}
          </EmptyState>
        }
      >
        {list => (
          <>
            {/* The titles of the undecided ones stand in its place. */}
            <p role="status" className={filters.status === 'open' ? 'sr-only' : 'mb-3 text-ink-soft'}>
              {counted(list.total, 'problème')}
            </p>
            <List problems={list.items} onDecide={(problem, first) => setAsked({ problem, first })} />
            <PageLinks list={list} hrefOf={number => paths.adminProblems({ ...filters, page: number })} />
          </>
        )}
      </Loaded>
      {asked && <DecideProblemDialog {...asked} onClose={() => setAsked(undefined)} />}
    </>
  )
}

type CardsProps = {
  problems: readonly AdminProblem[]
  onDecide: (problem: AdminProblem, decision: Decision) => void
}

/** Undecided problems in the server's order: those that wait for the administration alone, then those whose producer may answer. */
const OpenProblems = ({ problems, onDecide }: CardsProps) =>
  groupBy(problems, ({ answer }) => answer !== null).map(([isAnswered, group]) => (
    <section key={String(isAnswered)} className="mb-6">
      <h2 className="mb-3 text-xl">
        {isAnswered ? 'Le producteur a répondu' : 'Réponse du producteur attendue'}
      </h2>
      <Cards problems={group} onDecide={onDecide} />
    </section>
  ))

const Cards = ({ problems, onDecide }: CardsProps) => (
  <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 xl:grid-cols-2">
    {problems.map(problem => (
      <Card as="li" key={problem.id} className="flex flex-col only:col-span-full">
        <OneProblem problem={problem} onDecide={first => onDecide(problem, first)} />
      </Card>
    ))}
  </ul>
)

type OneProps = { problem: AdminProblem; onDecide: (decision: Decision) => void }

function OneProblem({ problem, onDecide }: OneProps) {
  const { orderId, orderNumber, customer, vendor, status } = problem
  return (
    <ProblemCard
      problem={problem}
      title={
        <SiteLink href={paths.adminOrder(orderId)} className="nums underline underline-offset-4">
          {orderNumber}
        </SiteLink>
      }
      aside={
        status === 'open' ? (
          <div className="text-right">
            <AtStake problem={problem} />
            <WaitingAge since={problem.createdAt} />
          </div>
        ) : undefined
      }
      lead={
        <p className="text-sm text-ink-soft">
          {customer.fullName}, chez {vendor.businessName}
        </p>
      }
    >
      {status === 'open' && <ToDecide problem={problem} onDecide={onDecide} />}
    </ProblemCard>
  )
}
