import { useQuery } from '@tanstack/react-query'
import { filePaths } from '#contract/file-paths.ts'
import { revenuePartLabels } from '#contract/money/facts.ts'
import { apiQuery, useApi } from '#web/api/api-query.ts'
import { isAccessDenied } from '#web/features/accounts/is-access-denied.ts'
import { StatementList } from '#web/features/money/statement-list.tsx'
import { Card } from '#web/ui/card.tsx'
import { ListSkeleton } from '#web/ui/signed-in/list-skeleton.tsx'
import { Loaded } from '#web/ui/signed-in/loaded.tsx'

/** Statements visible at first; older ones are collapsed. */
const LATEST = 2

/** The vendor's statements; renders nothing before the first one. */
export function MyStatements() {
  const query = useQuery({ ...apiQuery(useApi(), 'listVendorStatements'), refetchOnMount: 'always' })
  if (query.data?.length === 0) return null
  return (
    <Card as="section">
      <h2 className="text-xl">Mes relevés</h2>
      <Loaded
        query={query}
        hidesFailure={isAccessDenied(query.error)}
        waiting={<ListSkeleton words="Chargement de vos relevés…" rows={1} />}
        failed="Vos relevés n’ont pas pu être affichés"
      >
        {months => (
          <>
            <StatementList
              owed={revenuePartLabels.owed}
              months={months.slice(0, LATEST)}
              hrefOf={filePaths.statement}
            />
            {months.length > LATEST && (
              <details>
                <summary className="text-link">Relevés précédents ({months.length - LATEST})</summary>
                <StatementList
                  owed={revenuePartLabels.owed}
                  months={months.slice(LATEST)}
                  hrefOf={filePaths.statement}
                />
              </details>
            )}
          </>
        )}
      </Loaded>
    </Card>
  )
}
