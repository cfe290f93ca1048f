import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { ProblemFilters } from '#contract/filters.ts'
import { counted } from '#contract/french/counted.ts'
import { paths } from '#contract/paths.ts'
import { type ProblemStatus, problemStatuses, problemStatusLabels } from '#contract/problems/facts.ts'
import type { AdminProblem } from '#contract/problems/schemas.ts'
import { useStaffQuery } from '#web/features/accounts/staff-query.ts'
import { DecideProblemDialog, type Decision } from '#web/features/problems/admin/decide-problem-dialog.tsx'
import { parseProblemSearch } from '#web/features/problems/admin/problem-search.ts'
import { ToDecide } from '#web/features/problems/admin/to-decide.tsx'
import { ProblemAge } from '#web/features/problems/problem-age.tsx'
import { ProblemCard } from '#web/features/problems/problem-card.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { HandCoins } from '#web/ui/icons.ts'
import { SearchBar } from '#web/ui/on-demand/search-bar.tsx'
import { FilterTabs } from '#web/ui/signed-in/filter-tabs.tsx'
import { ListSkeleton } from '#web/ui/signed-in/list-skeleton.tsx'
import { Loaded } from '#web/ui/signed-in/loaded.tsx'
import { PageLinks } from '#web/ui/signed-in/page-links.tsx'
import { SiteLink } from '#web/ui/site-link.tsx'

const tabLabels: Record<ProblemStatus, string> = {
  ...problemStatusLabels,
  refunded: 'Remboursés',
  refused: 'Refusés',
}

/** Problems reported by customers; by default the open ones, oldest first. */
export function ProblemsPage({ filters }: { filters: ProblemFilters }) {
  const navigate = useNavigate()
  const { search } = filters
  // A search covers all statuses by default.
  const status = filters.status ?? (search ? undefined : 'open')
  return (
    <>
      <h1 className="text-2xl sm:text-3xl">Problèmes signalés</h1>
      <p className="mt-2 max-w-2xl text-ink-soft">
        Le producteur peut répondre une fois. Puis vous remboursez, ou refusez.
      </p>
      <SearchBar
        searchLabel="Numéro de commande"
        placeholder="AMIC-000123"
        search={search}
        apply={fields =>
          void navigate({
            to: paths.adminProblems(),
            search: { search: parseProblemSearch(fields).search, status: filters.status },
          })
        }
      />
      <FilterTabs
        label="Filtrer les problèmes"
        className="mb-5"
        tabs={problemStatuses.map(each => ({
          href: paths.adminProblems({ status: each, search }),
          label: tabLabels[each],
          isSelected: each === status,
        }))}
      />
      <ProblemList filters={{ ...filters, status }} />
    </>
  )
}

function ProblemList({ filters }: { filters: ProblemFilters }) {
  const query = useStaffQuery('listAdminProblems', { query: filters })
  const [asked, setAsked] = useState<{ problem: AdminProblem; first: Decision }>()
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
            <p role="status" className="mb-3 text-ink-soft">
              {counted(list.total, 'problème')}
            </p>
            <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 xl:grid-cols-2">
              {list.items.map(problem => (
                <Card as="li" key={problem.id} className="flex flex-col only:col-span-full">
                  <OneProblem problem={problem} onDecide={first => setAsked({ problem, first })} />
                </Card>
              ))}
            </ul>
            <PageLinks list={list} hrefOf={number => paths.adminProblems({ ...filters, page: number })} />
          </>
        )}
      </Loaded>
      {asked && <DecideProblemDialog {...asked} onClose={() => setAsked(undefined)} />}
    </>
  )
}

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
      age={status === 'open' && <ProblemAge createdAt={problem.createdAt} />}
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
