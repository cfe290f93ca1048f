import type { DispatchFilters } from '#contract/filters.ts'
import { formatDateTime, formatTime } from '#contract/french/dates.ts'
import {
  type DispatchStatus,
  dispatchKindLabels,
  dispatchKinds,
  dispatchStatuses,
  dispatchStatusLabels,
  MESSAGES_KEPT_DAYS,
} from '#contract/notifications/facts.ts'
import type { Dispatch } from '#contract/notifications/schemas.ts'
import { paths } from '#contract/paths.ts'
import { phoneWords } from '#contract/phone-words.ts'
import { useStaffQuery } from '#web/features/accounts/staff-query.ts'
import { dispatchName } from '#web/features/notifications/dispatch-name.ts'
import { parseDispatchSearch } from '#web/features/notifications/dispatch-search.ts'
import { failureCause } from '#web/features/notifications/failure-cause.ts'
import { MessageWords } from '#web/features/notifications/message-words.tsx'
import { useRetry } from '#web/features/notifications/use-retry.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { cx } from '#web/ui/cx.ts'
import { EmptyRecords } from '#web/ui/on-demand/empty-records.tsx'
import type { RowHead } from '#web/ui/on-demand/expandable-rows.tsx'
import { Records } from '#web/ui/on-demand/records.tsx'
import { RecordsSkeleton } from '#web/ui/on-demand/records-skeleton.tsx'
import { SearchBar } from '#web/ui/on-demand/search-bar.tsx'
import { Breakable } from '#web/ui/signed-in/breakable.tsx'
import type { Column } from '#web/ui/signed-in/columns.ts'
import { countWords } from '#web/ui/signed-in/count-words.ts'
import { FactsLine } from '#web/ui/signed-in/facts-line.tsx'
import { MailCheck } from '#web/ui/signed-in/icons.ts'
import { Loaded } from '#web/ui/signed-in/loaded.tsx'
import { PageLinks } from '#web/ui/signed-in/page-links.tsx'
import { RowActions } from '#web/ui/signed-in/row-actions.tsx'
import { ShortDate } from '#web/ui/signed-in/short-date.tsx'
import { formatShortDay } from '#web/ui/signed-in/short-dates.ts'
import { TwoLines } from '#web/ui/signed-in/two-lines.tsx'
import { useFitsTable } from '#web/ui/signed-in/use-fits-table.ts'
import { SiteLink } from '#web/ui/site-link.tsx'

const kindOptions = dispatchKinds.map(kind => [kind, dispatchKindLabels[kind]] as const)
const statusOptions = dispatchStatuses.map(status => [status, dispatchStatusLabels[status]] as const)

/** List of mails and texts in any status, and of failed background jobs, with filters. */
export function DispatchesPage({ filters }: { filters: DispatchFilters }) {
  return (
    <>
      <h1 className="text-2xl sm:text-3xl">E-mails et SMS</h1>
      <p className="mt-2 max-w-2xl text-ink-soft max-sm:text-sm">
        <span className="max-sm:sr-only">
          Les e-mails et les SMS partis ou en échec, et les traitements en échec.{' '}
        </span>
        Ce qui échoue est essayé de nouveau tout seul pendant quelques jours.
      </p>
      <Filters filters={filters} />
      <DispatchList filters={filters} />
    </>
  )
}

function Filters({ filters: { search, kind, status } }: { filters: DispatchFilters }) {
  return (
    <SearchBar
      label="Filtrer les envois"
      searchLabel="Destinataire ou commande"
      placeholder="E-mail ou commande"
      search={search}
      filters={[
        { name: 'kind', label: 'Type', all: 'Tous', value: kind, options: kindOptions },
        { name: 'status', label: 'Statut', all: 'Tous', value: status, options: statusOptions },
      ]}
      hrefOf={fields => paths.adminDispatches(parseDispatchSearch(fields))}
      resetHref={paths.adminDispatches()}
    />
  )
}

const tones: Record<DispatchStatus, Tone> = {
  queued: 'warning',
  sent: 'success',
  failed: 'danger',
  dropped: 'neutral',
}

const recipientWords = (recipient: string) => (recipient.startsWith('+') ? phoneWords(recipient) : recipient)

/** "E-mail · AMIC-000123"; the number links to the order. */
const KindAndOrder = ({ of: { kind, order } }: { of: Dispatch }) => (
  <>
    {dispatchKindLabels[kind]}
    {order && (
      <>
        {' · '}
        <SiteLink href={paths.adminOrder(order.id)} className="nums underline underline-offset-2">
          {order.number}
        </SiteLink>
      </>
    )}
  </>
)

const columns: Column<Dispatch>[] = [
  {
    label: 'Sujet',
    cell: row => <TwoLines first={dispatchName(row)} second={<KindAndOrder of={row} />} />,
  },
  {
    label: 'À',
    cell: ({ recipient, error }) => (
      <>
        {recipient ? (
          <span className="nums block text-sm">
            <Breakable text={recipientWords(recipient)} after="@" />
          </span>
        ) : (
          'Personne'
        )}
        {error && <Cause error={error} />}
      </>
    ),
  },
  {
    label: 'Statut',
    fit: 'max-w-32',
    cell: ({ status }) => <StatusBadge status={status} isSmall />,
  },
  { label: 'Demandé le', fit: 'max-w-40', cell: ({ createdAt }) => <ShortDate at={createdAt} hasTime /> },
]

function headOf(row: Dispatch): RowHead {
  const asked = `${dispatchKindLabels[row.kind]} · ${formatShortDay(row.createdAt)}, ${formatTime(row.createdAt)}`
  const isUsual = row.status === 'sent'
  const joined = (...facts: (string | null | undefined | false)[]) => facts.filter(Boolean).join(' · ')
  const about = joined(!isUsual && row.order?.number, row.recipient && recipientWords(row.recipient))
  return {
    name: dispatchName(row),
    // The number leaves its line to the recipient, where no status needs the room.
    fact: joined(asked, isUsual && row.order?.number),
    // No badge for the usual status: the expanded row shows when it was sent.
    state: !isUsual && <StatusBadge status={row.status} isSmall />,
    states: (about || row.error) && (
      <>
        <span className="nums w-full truncate text-sm leading-4.5 text-ink-soft">{about}</span>
        {row.error && <Cause error={row.error} />}
      </>
    ),
  }
}

/** Cause of a failure, in French if it is recognised; otherwise three lines of the error, which the expanded row shows in full. */
function Cause({ error }: Pick<Dispatch, 'error'>) {
  const cause = failureCause(error ?? '')
  return (
    <span
      className={cx('mt-1 block text-sm leading-4.5 text-ink-soft', !cause && 'line-clamp-3 break-words')}
    >
      {cause ?? error}
    </span>
  )
}

function StatusBadge({ status, isSmall }: { status: DispatchStatus; isSmall?: boolean }) {
  return (
    <Badge tone={tones[status]} isSmall={isSmall}>
      {dispatchStatusLabels[status]}
    </Badge>
  )
}

/** Content of an expanded row: when it was sent, attempts, error, and the preview of a mail or text. */
function Message({ row, isOpen }: { row: Dispatch; isOpen: boolean }) {
  const { kind, id, attempts, error, sentAt, createdAt, recipient } = row
  const isTable = useFitsTable()
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-3">
      <p className="text-sm text-ink-soft">
        <FactsLine
          facts={[
            !isTable && <KindAndOrder of={row} />,
            !isTable && recipient && <span className="break-all">{recipientWords(recipient)}</span>,
            !isTable && `Demandé le ${formatDateTime(createdAt)}`,
            sentAt && `Parti le ${formatDateTime(sentAt)}`,
            attempts > 1 && `${attempts} essais`,
          ]}
        />
      </p>
      {error && (
        <p className="break-words text-ink-soft">
          Réponse du serveur&nbsp;: «&nbsp;<span lang="en">{error}</span>&nbsp;»
        </p>
      )}
      {kind !== 'job' && isOpen && <MessageWords kind={kind} id={id} />}
    </div>
  )
}

const isFiltered = ({ search, kind, status }: DispatchFilters): boolean => Boolean(search || kind || status)

function DispatchList({ filters }: { filters: DispatchFilters }) {
  const query = useStaffQuery('listDispatches', { query: filters })
  const { retry, pending } = useRetry()
  const actsOf = (row: Dispatch) => ({
    name: dispatchName(row),
    actions:
      row.status === 'failed'
        ? [
            {
              word: 'Réessayer',
              pendingWord: pending === row.id && 'Demande…',
              onPress: () => void retry(row),
              isNext: true,
            } as const,
          ]
        : [],
  })
  return (
    <Loaded
      query={query}
      waiting={<RecordsSkeleton words="Chargement des envois…" above="count" />}
      failed="Les envois n’ont pas pu être affichés"
      empty={
        <EmptyRecords
          icon={MailCheck}
          title="Aucun envoi trouvé"
          isNarrowed={isFiltered(filters)}
          hint={
            filters.status === 'failed' && !filters.search
              ? 'Rien n’est en échec.'
              : `Essayez un autre destinataire ou une autre commande. Ce qui est parti est oublié après ${MESSAGES_KEPT_DAYS} jours.`
          }
          nothing="Les e-mails et les SMS apparaîtront ici dès qu’il en partira."
          href={paths.adminDispatches()}
          whole="Voir tous les envois"
        />
      }
    >
      {list => (
        <>
          <p role="status" className="mb-3 text-ink-soft">
            {countWords(list.total, 'envoi', 'envois')}
          </p>
          <Records
            caption="E-mails et SMS"
            rows={list.items}
            keyOf={({ kind, id }) => `${kind} ${id}`}
            columns={columns}
            head={headOf}
            details={{ of: (row, isOpen) => <Message row={row} isOpen={isOpen} />, nameOf: dispatchName }}
            action={
              list.items.some(({ status }) => status === 'failed')
                ? {
                    of: row => <RowActions {...actsOf(row)} />,
                    next: row => <RowActions {...actsOf(row)} isClosed />,
                  }
                : undefined
            }
          />
          <PageLinks list={list} hrefOf={number => paths.adminDispatches({ ...filters, page: number })} />
        </>
      )}
    </Loaded>
  )
}
