import { ScrollText } from 'lucide-react'
import type { AuditEntry } from '#contract/back-office/audit.schemas.ts'
import type { AuditFilters } from '#contract/filters.ts'
import { paths } from '#contract/paths.ts'
import { useStaffQuery } from '#web/features/accounts/staff-query.ts'
import { AuditDetails } from '#web/features/back-office/audit-details.tsx'
import { AuditFilterBar } from '#web/features/back-office/audit-filter-bar.tsx'
import {
  actionWords,
  auditedName,
  auditLines,
  lineWords,
  meaningfulValues,
} from '#web/features/back-office/audit-words.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { type Event, EventsByDay, EventsSkeleton } from '#web/ui/on-demand/events-by-day.tsx'
import { withWholeNumbers } from '#web/ui/on-demand/whole-numbers.tsx'
import { countWords } from '#web/ui/signed-in/count-words.ts'
import { Loaded } from '#web/ui/signed-in/loaded.tsx'
import { PageLinks } from '#web/ui/signed-in/page-links.tsx'

/** The audit log: who, what, before, after, when. */
export function AuditPage({ filters }: { filters: AuditFilters }) {
  const query = useStaffQuery('listAuditEvents', { query: filters })
  return (
    <>
      <h1 className="text-2xl sm:text-3xl">Journal</h1>
      <p className="mt-2 max-w-2xl text-ink-soft">
        Tout ce que les administrateurs ont fait. Rien ne peut y être changé ni effacé.
      </p>
      <AuditFilterBar filters={filters} actors={query.data?.actors ?? []} />
      <Loaded
        query={query}
        waiting={<EventsSkeleton words="Chargement du journal…" />}
        failed="Le journal n’a pas pu être affiché"
        empty={
          <EmptyState icon={ScrollText} title="Aucune action trouvée">
            {Object.values({ ...filters, page: undefined }).some(Boolean)
              ? 'Essayez d’autres filtres.'
              : 'Ce que les administrateurs font apparaît ici, avec ce qui a changé.'}
          </EmptyState>
        }
      >
        {list => (
          <>
            <p role="status" className="mb-3 text-ink-soft">
              {countWords(list.total, 'action', 'actions')}
            </p>
            <EventsByDay isCut events={list.items.map(eventOf)} />
            <PageLinks list={list} hrefOf={number => paths.adminAudit({ ...filters, page: number })} />
          </>
        )}
      </Loaded>
    </>
  )
}

/** Row of an audit event. */
function eventOf(entry: AuditEntry): Event {
  const { id, actor, action, before, after, createdAt, order } = entry
  const name = auditedName(before, after) ?? (order && `${order.number}, ${order.customerName}`)
  const changes = auditLines(entry.target.type, ...meaningfulValues(before, after)).map(lineWords)
  return {
    id,
    at: createdAt,
    title: withWholeNumbers(name ? `${actionWords(action)}\u00a0: ${name}` : actionWords(action)),
    about: [`Par ${actor.username}`, ...changes],
    details: <AuditDetails entry={entry} />,
  }
}
