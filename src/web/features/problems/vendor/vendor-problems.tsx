import { apiPages } from '#web/api/api-pages.ts'
import { useApi } from '#web/api/api-query.ts'
import { usePages } from '#web/api/use-pages.ts'
import { VendorProblemCard } from '#web/features/problems/vendor/vendor-problem-card.tsx'
import { VendorProblemsSkeleton } from '#web/features/problems/vendor/vendor-problems-skeleton.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { MessageSquareQuote } from '#web/ui/signed-in/icons.ts'
import { Loaded } from '#web/ui/signed-in/loaded.tsx'
import { MoreButton } from '#web/ui/signed-in/more-button.tsx'

/** The problems reported with the vendor's parcels; each can be answered once, while open. */
export function VendorProblems() {
  const api = useApi()
  const query = usePages({
    ...apiPages(api, 'listVendorProblems', { query: { limit: 20 } }),
    refetchOnMount: 'always',
  })
  return (
    <Loaded
      query={query}
      waiting={<VendorProblemsSkeleton />}
      failed="Les problèmes signalés n’ont pas pu être affichés"
    >
      {problems =>
        problems.length === 0 ? (
          <EmptyState icon={MessageSquareQuote} title="Aucun problème signalé">
            Si quelque chose n’allait pas dans un colis livré, son client le dira ici.
          </EmptyState>
        ) : (
          <>
            <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
              {problems.map(problem => (
                <VendorProblemCard key={problem.id} problem={problem} />
              ))}
            </ul>
            <MoreButton pages={query} />
          </>
        )
      }
    </Loaded>
  )
}
