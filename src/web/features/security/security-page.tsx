import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { roleLabels } from '#contract/accounts/facts.ts'
import type { SecurityFilters } from '#contract/filters.ts'
import { formatDateTime } from '#contract/french/dates.ts'
import { paths } from '#contract/paths.ts'
import { securityEventKinds, securityEventLabels } from '#contract/security/facts.ts'
import type { SecurityEvent } from '#contract/security/schemas.ts'
import { useAdminQuery } from '#web/features/accounts/use-admin-query.ts'
import { parseSecuritySearch } from '#web/features/security/security-search.ts'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SiteLink } from '#web/ui/site-link.tsx'
import { countWords } from '#web/ui/spaces/count-words.ts'
import { ShieldCheck } from '#web/ui/spaces/icons.ts'
import { ListSkeleton } from '#web/ui/spaces/list-skeleton.tsx'
import { Loaded } from '#web/ui/spaces/loaded.tsx'
import { PageLinks } from '#web/ui/spaces/page-links.tsx'
import { SearchBar } from '#web/ui/spaces/search-bar.tsx'

const kindOptions = securityEventKinds.map(kind => [kind, securityEventLabels[kind]] as const)

/** What happened at the doors of the shop: who was refused, what was changed, what was taken along. */
export function SecurityPage({ filters }: { filters: SecurityFilters }) {
  const navigate = useNavigate()
  const query = useAdminQuery('listSecurityEvents', { query: filters })
  return (
    <>
      <h1 className="text-3xl">Sécurité</h1>
      <p className="mt-2 max-w-2xl text-ink-soft">
        Ce qui est arrivé aux portes du site, compté par heure. Gardé six mois, sans mot de passe ni code.
      </p>
      <SearchBar
        label="Filtrer les événements"
        searchLabel="Compte"
        placeholder="Nom, e-mail ou téléphone"
        search={filters.search}
        filters={[
          { name: 'kind', label: 'Événement', all: 'Tous', value: filters.kind, options: kindOptions },
        ]}
        apply={fields =>
          void navigate({
            to: paths.adminSecurity(),
            search: parseSecuritySearch(fields),
            resetScroll: false,
          })
        }
        resetHref={filters.search || filters.kind ? paths.adminSecurity() : undefined}
      />
      <Loaded
        query={query}
        waiting={<ListSkeleton words="Chargement des événements…" />}
        failed="Les événements n’ont pas pu être affichés"
        empty={
          <EmptyState icon={ShieldCheck} title="Aucun événement trouvé">
            Les connexions refusées, les accès tentés et les mots de passe changés apparaissent ici.
          </EmptyState>
        }
      >
        {list => (
          <>
            <p role="status" className="mb-3 text-ink-soft">
              {countWords(list.total, 'événement', 'événements')}
            </p>
            <ol className="grid grid-cols-[minmax(0,1fr)] gap-3">
              {list.items.map(event => (
                <li key={event.id}>
                  <Event event={event} />
                </li>
              ))}
            </ol>
            <PageLinks list={list} hrefOf={page => paths.adminSecurity({ ...filters, page })} />
          </>
        )}
      </Loaded>
    </>
  )
}

/** When it happened: once, or between which instants. */
const whenWords = ({ count, firstAt, lastAt }: SecurityEvent): string =>
  count === 1
    ? formatDateTime(lastAt)
    : `${count} fois, du ${formatDateTime(firstAt)} au ${formatDateTime(lastAt)}`

function Event({ event }: { event: SecurityEvent }) {
  const { kind, account, address, asked, requestId } = event
  return (
    <Card as="article">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-lg">{securityEventLabels[kind]}</h2>
        <p className="text-sm text-ink-soft">{whenWords(event)}</p>
      </div>
      <dl className="mt-2 grid gap-x-6 gap-y-1 text-sm sm:grid-cols-2">
        <Fact name="Compte">
          {account ? (
            <SiteLink
              href={paths.adminSecurity({ search: account.username })}
              className="inline-block py-1 font-semibold break-all underline"
            >
              {account.username} ({roleLabels[account.role].toLowerCase()})
            </SiteLink>
          ) : (
            'Inconnu'
          )}
        </Fact>
        <Fact name="Adresse réseau">{address}</Fact>
        {asked && <Fact name="Demande">{asked}</Fact>}
        <Fact name="Numéro de la demande">{requestId}</Fact>
      </dl>
    </Card>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="break-words">{children}</dd>
    </div>
  )
}
