import { roleLabels } from '#contract/accounts/facts.ts'
import type { SecurityFilters } from '#contract/filters.ts'
import { formatDate, formatDateTime, formatTime } from '#contract/french/dates.ts'
import { paths } from '#contract/paths.ts'
import { type SecurityEventKind, securityEventFacts, securityEventKinds } from '#contract/security/facts.ts'
import type { SecurityEvent } from '#contract/security/schemas.ts'
import { useStaffQuery } from '#web/features/accounts/staff-query.ts'
import { parseSecuritySearch } from '#web/features/security/security-search.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { type Event, EventsByDay, EventsSkeleton } from '#web/ui/on-demand/events-by-day.tsx'
import { SearchBar } from '#web/ui/on-demand/search-bar.tsx'
import { countWords } from '#web/ui/signed-in/count-words.ts'
import { Fact } from '#web/ui/signed-in/fact.tsx'
import { Ban, ShieldCheck } from '#web/ui/signed-in/icons.ts'
import { Loaded } from '#web/ui/signed-in/loaded.tsx'
import { PageLinks } from '#web/ui/signed-in/page-links.tsx'
import { SiteLink } from '#web/ui/site-link.tsx'

const kindOptions = securityEventKinds.map(kind => [kind, securityEventFacts[kind].label] as const)

/** Security events: refusals, changed credentials, exports. */
export function SecurityPage({ filters }: { filters: SecurityFilters }) {
  const query = useStaffQuery('listSecurityEvents', { query: filters })
  return (
    <>
      <h1 className="text-2xl sm:text-3xl">Sécurité</h1>
      <p className="mt-2 max-w-2xl text-ink-soft max-sm:text-sm">
        Les connexions refusées ou depuis un nouvel appareil, les accès refusés, ce qui a changé dans un
        compte et les données exportées.{' '}
        <span className="max-sm:sr-only">Comptés par heure, gardés six mois, sans mot de passe ni code.</span>
      </p>
      <SearchBar
        label="Filtrer les événements"
        searchLabel="Compte"
        placeholder="Nom, e-mail, tél."
        search={filters.search}
        filters={[
          { name: 'kind', label: 'Événement', all: 'Tous', value: filters.kind, options: kindOptions },
        ]}
        hrefOf={fields => paths.adminSecurity(parseSecuritySearch(fields))}
        resetHref={paths.adminSecurity()}
      />
      <Loaded
        query={query}
        waiting={<EventsSkeleton words="Chargement des événements…" />}
        failed="Les événements n’ont pas pu être affichés"
        empty={
          <EmptyState icon={ShieldCheck} title="Aucun événement trouvé">
            Les connexions et les accès refusés, et ce qui change dans un compte, apparaissent ici.
          </EmptyState>
        }
      >
        {list => (
          <>
            <p role="status" className="mb-3 text-ink-soft">
              {countWords(list.total, 'événement', 'événements')}
            </p>
            <EventsByDay events={list.items.map(eventOf)} />
            <PageLinks list={list} hrefOf={page => paths.adminSecurity({ ...filters, page })} />
          </>
        )}
      </Loaded>
    </>
  )
}

/** Row of a security event. */
function eventOf(event: SecurityEvent): Event {
  const { id, kind, account, count, lastAt } = event
  const who = account ? `${account.username} (${roleLabels[account.role].toLowerCase()})` : 'Compte inconnu'
  return {
    id,
    at: lastAt,
    title: who,
    about: [<Kind key="kind" kind={kind} />, count > 1 && `${count} fois en une heure`],
    details: <Details event={event} />,
  }
}

/** A kind with its words; refusals stand out by icon and colour. */
function Kind({ kind }: { kind: SecurityEventKind }) {
  const { label, isRefusal } = securityEventFacts[kind]
  if (!isRefusal) return label
  return (
    <span className="font-semibold text-danger">
      <Ban aria-hidden className="mr-1 inline size-4 align-text-bottom" />
      {label}
    </span>
  )
}

const between = (first: string, last: string): string =>
  first === last ? `à ${last}` : `de ${first} à ${last}`

function Details({ event }: { event: SecurityEvent }) {
  const { account, address, asked, requestId, count, firstAt, lastAt } = event
  return (
    <>
      <dl className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-2 sm:grid-cols-2">
        <Fact name="Quand">
          {count === 1
            ? formatDateTime(lastAt)
            : `${count} fois, ${between(formatTime(firstAt), formatTime(lastAt))}, le ${formatDate(lastAt)}`}
        </Fact>
        <Fact name="Adresse réseau">{address}</Fact>
        {asked && <Fact name="Demande">{asked}</Fact>}
      </dl>
      {account && (
        <SiteLink
          href={paths.adminSecurity({ search: account.username })}
          className="inline-flex min-h-11 items-center font-semibold text-leaf-800 underline"
        >
          Tout ce qui concerne {account.username}
        </SiteLink>
      )}
      <p className="text-sm break-words text-ink-soft">Demande n° {requestId}</p>
    </>
  )
}
