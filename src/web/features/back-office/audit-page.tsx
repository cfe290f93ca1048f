import { useNavigate } from '@tanstack/react-router'
import { RotateCcw, ScrollText } from 'lucide-react'
import type { FormEvent } from 'react'
import type { AuditEntry } from '#contract/back-office/audit.schemas.ts'
import { auditActionLabels, auditTargetLabels } from '#contract/back-office/facts.ts'
import type { AuditFilters } from '#contract/filters.ts'
import { formatDateTime } from '#contract/french/dates.ts'
import { paths } from '#contract/paths.ts'
import { useAdminQuery } from '#web/features/accounts/use-admin-query.ts'
import { parseAuditSearch } from '#web/features/back-office/audit-search.ts'
import { actionWords, auditLines, targetWords } from '#web/features/back-office/audit-words.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SiteLink } from '#web/ui/site-link.tsx'
import { countWords } from '#web/ui/spaces/count-words.ts'
import { type Filter, FilterSelect } from '#web/ui/spaces/filter-fields.tsx'
import { ListSkeleton } from '#web/ui/spaces/list-skeleton.tsx'
import { Loaded } from '#web/ui/spaces/loaded.tsx'
import { PageLinks } from '#web/ui/spaces/page-links.tsx'
import { useShownValues } from '#web/ui/use-shown-values.ts'

/** What the administrators did: who, what, before, after, when. */
export function AuditPage({ filters }: { filters: AuditFilters }) {
  const query = useAdminQuery('listAuditEvents', { query: filters })
  return (
    <>
      <h1 className="text-3xl">Journal</h1>
      <p className="mt-2 max-w-2xl text-ink-soft">
        Tout ce que les administrateurs ont fait. Rien ne peut y être changé ni effacé.
      </p>
      <Filters filters={filters} actors={query.data?.actors ?? []} />
      <Loaded
        query={query}
        waiting={<ListSkeleton words="Chargement du journal…" />}
        failed="Le journal n’a pas pu être affiché"
        empty={
          <EmptyState icon={ScrollText} title="Aucune action trouvée">
            Ce que les administrateurs font apparaît ici, avec ce qui a changé.
          </EmptyState>
        }
      >
        {list => (
          <>
            <p role="status" className="mb-3 text-ink-soft">
              {countWords(list.total, 'action', 'actions')}
            </p>
            <ol className="grid grid-cols-[minmax(0,1fr)] gap-3">
              {list.items.map(entry => (
                <li key={entry.id}>
                  <Entry entry={entry} />
                </li>
              ))}
            </ol>
            <PageLinks list={list} hrefOf={number => paths.adminAudit({ ...filters, page: number })} />
          </>
        )}
      </Loaded>
    </>
  )
}

function Filters({ filters, actors }: { filters: AuditFilters; actors: readonly string[] }) {
  const navigate = useNavigate()
  const { actor = '', action = '', target = '', from = '', to = '' } = filters
  const form = useShownValues({ actor, action, target, from, to })
  const send = (form: HTMLFormElement) => {
    const search = parseAuditSearch(Object.fromEntries(new FormData(form)))
    void navigate({ to: paths.adminAudit(), search, resetScroll: false })
  }
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    send(event.currentTarget)
  }
  // Someone whom the address names is a choice also before the journal has come.
  const known = actor && !actors.includes(actor) ? [actor, ...actors] : actors
  const selects: Omit<Filter, 'all'>[] = [
    { name: 'actor', label: 'Qui', value: actor, options: known.map(name => [name, name]) },
    { name: 'action', label: 'Action', value: action, options: Object.entries(auditActionLabels) },
    { name: 'target', label: 'Objet', value: target, options: Object.entries(auditTargetLabels) },
  ]
  const days = [
    { name: 'from', label: 'Du', value: from },
    { name: 'to', label: 'Au', value: to },
  ]
  return (
    <search aria-label="Filtrer le journal">
      <form ref={form} onSubmit={handleSubmit} className="my-5 flex flex-wrap items-end gap-3">
        {selects.map(filter => (
          <FilterSelect
            key={filter.name}
            {...filter}
            all="Tous"
            apply={send}
            className="min-w-0 grow basis-32"
          />
        ))}
        <div className="flex min-w-0 grow-2 basis-72 gap-3">
          {days.map(({ name, label, value }) => (
            <label key={name} className="grid min-w-0 grow basis-32 gap-1 font-semibold">
              {label}
              <input
                type="date"
                name={name}
                defaultValue={value}
                onChange={({ target: { form } }) => form && send(form)}
                className="control min-w-0 font-normal"
              />
            </label>
          ))}
        </div>
        {(actor || action || target || from || to) && (
          <LinkButton href={paths.adminAudit()} variant="quiet" className="min-h-12" isExact>
            <RotateCcw aria-hidden className="size-5" />
            Réinitialiser
          </LinkButton>
        )}
      </form>
    </search>
  )
}

function Entry({ entry: { actor, action, target, before, after, createdAt } }: { entry: AuditEntry }) {
  const lines = auditLines(target.type, before, after)
  return (
    <Card as="article">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-lg">{actionWords(action)}</h2>
        <p className="text-sm text-ink-soft">{formatDateTime(createdAt)}</p>
      </div>
      <p className="text-sm text-ink-soft">
        Par <span className="font-semibold text-ink">{actor.username}</span> · {targetWords(target.type)}{' '}
        {target.type === 'order' ? (
          <SiteLink href={paths.adminOrder(target.id)} className="break-all underline">
            {target.id}
          </SiteLink>
        ) : (
          <span className="break-all">{target.id}</span>
        )}
      </p>
      {lines.length > 0 && (
        <dl className="mt-3 grid gap-2 rounded-field bg-paper p-3">
          {lines.map(line => (
            <div key={line.field} className="grid gap-x-4 sm:grid-cols-[10rem_minmax(0,1fr)]">
              <dt className="text-sm text-ink-soft">{line.field}</dt>
              <dd className="min-w-0 break-words">
                {line.before !== null && (
                  <>
                    <span className="sr-only">Avant : </span>
                    <del className={line.after === null ? 'no-underline' : undefined}>{line.before}</del>
                  </>
                )}
                {line.before !== null && line.after !== null && <span aria-hidden> → </span>}
                {line.after !== null && (
                  <>
                    <span className="sr-only"> Après : </span>
                    <ins className="font-semibold no-underline">{line.after}</ins>
                  </>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  )
}
