import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { MailCheck } from 'lucide-react'
import type { ChangeEvent } from 'react'
import { formatDateTime } from '#contract/french-dates.ts'
import {
  type DeliveryStatus,
  deliveryKindLabels,
  deliveryKinds,
  deliveryStatuses,
  deliveryStatusLabels,
} from '#contract/notifications/facts.ts'
import type { Delivery } from '#contract/notifications/schemas.ts'
import { apiQuery, useApi } from '#web/api-query.ts'
import { internationalNumber } from '#web/features/accounts/ivorian-phone.ts'
import { useShutOut } from '#web/features/accounts/sign-in/use-shut-out.ts'
import { refreshAdmin } from '#web/features/accounts/staff-session.ts'
import { countWords } from '#web/features/back-office/count-words.ts'
import { type DeliveryFilters, parseDeliverySearch } from '#web/features/notifications/delivery-search.ts'
import { deliveryWords } from '#web/features/notifications/delivery-words.ts'
import { useRetry } from '#web/features/notifications/use-retry.ts'
import { paths } from '#web/paths.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { PageLinks } from '#web/ui/page-links.tsx'
import { type Column, Records } from '#web/ui/records.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'

/** Mails and texts, sent or not, and the background work that failed. */
export function DeliveriesPage({ filters }: { filters: DeliveryFilters }) {
  return (
    <>
      <h1 className="text-3xl">Envois</h1>
      <p className="mt-2 max-w-2xl text-ink-soft">
        Les courriels et les textos partis ou en échec, et les tâches de fond en échec. Ce qui échoue est
        essayé de nouveau tout seul pendant quelques jours.
      </p>
      <Filters filters={filters} />
      <DeliveryList filters={filters} />
    </>
  )
}

function Filters({ filters: { kind, status } }: { filters: DeliveryFilters }) {
  const navigate = useNavigate()
  const apply = ({ target }: ChangeEvent<HTMLSelectElement>) => {
    if (!target.form) return
    const search = parseDeliverySearch(Object.fromEntries(new FormData(target.form)))
    void navigate({ to: '/admin/messages-sent', search, replace: true, resetScroll: false })
  }
  return (
    <form
      aria-label="Filtrer les envois"
      className="my-5 grid max-w-xl gap-3 sm:grid-cols-2"
      onSubmit={event => event.preventDefault()}
    >
      <label className="grid gap-1 font-semibold">
        Genre
        <select name="kind" value={kind ?? ''} onChange={apply} className="control font-normal">
          <option value="">Tous</option>
          {deliveryKinds.map(known => (
            <option key={known} value={known}>
              {deliveryKindLabels[known]}
            </option>
          ))}
        </select>
      </label>
      <label className="grid gap-1 font-semibold">
        Statut
        <select name="status" value={status ?? ''} onChange={apply} className="control font-normal">
          <option value="">Tous</option>
          {deliveryStatuses.map(known => (
            <option key={known} value={known}>
              {deliveryStatusLabels[known]}
            </option>
          ))}
        </select>
      </label>
    </form>
  )
}

const tones: Record<DeliveryStatus, Tone> = {
  queued: 'warning',
  sent: 'success',
  failed: 'danger',
  dropped: 'neutral',
}

const recipientWords = (recipient: string) =>
  recipient.startsWith('+') ? internationalNumber(recipient) : recipient

const columns: Column<Delivery>[] = [
  {
    label: 'Sujet',
    cell: ({ kind, about }) => (
      <>
        {deliveryWords(about)}
        <span className="block text-sm font-normal text-ink-soft">{deliveryKindLabels[kind]}</span>
      </>
    ),
  },
  {
    label: 'À',
    cell: ({ recipient }) =>
      recipient ? <span className="nums break-all">{recipientWords(recipient)}</span> : 'Personne',
  },
  {
    label: 'Statut',
    cell: ({ status, attempts, error }) => (
      <>
        <Badge tone={tones[status]}>{deliveryStatusLabels[status]}</Badge>
        {error && (
          <span className="mt-1 block max-w-xs text-sm break-words text-ink-soft">
            {attempts > 1 ? `${attempts} essais : ` : ''}
            <span lang="en">{error}</span>
          </span>
        )}
      </>
    ),
  },
  { label: 'Demandé le', cell: ({ createdAt }) => formatDateTime(createdAt) },
]

function DeliveryList({ filters }: { filters: DeliveryFilters }) {
  const queryClient = useQueryClient()
  const { data, error, isFetching, refetch } = useQuery({
    ...apiQuery(useApi(), 'listDeliveries', { query: filters }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
  useShutOut(error, () => void refreshAdmin(queryClient))
  const { retry, pending } = useRetry()
  if (!data) {
    if (!error) return <ListSkeleton />
    const title = 'Les envois n’ont pas pu être affichés'
    return <LoadFailure title={title} error={error} retry={() => void refetch()} isRetrying={isFetching} />
  }
  const { items, total, page, limit } = data
  if (total === 0) {
    return (
      <EmptyState icon={MailCheck} title="Aucun envoi">
        {filters.status === 'failed' ? 'Rien n’est en échec.' : 'Rien ne correspond à ces choix.'}
      </EmptyState>
    )
  }
  return (
    <>
      <p role="status" className="mb-3 text-ink-soft">
        {countWords(total, 'envoi', 'envois')}
      </p>
      <Records
        caption="Envois"
        rows={items}
        keyOf={({ kind, id }) => `${kind} ${id}`}
        columns={columns}
        action={row =>
          row.status === 'failed' && (
            <Button
              size="small"
              variant="secondary"
              aria-label={`Réessayer : ${deliveryWords(row.about)}`}
              pendingWord={pending === row.id && 'Demande…'}
              onClick={() => void retry(row)}
            >
              Réessayer
            </Button>
          )
        }
      />
      <PageLinks
        page={page}
        limit={limit}
        total={total}
        hrefOf={number => paths.adminDeliveries({ ...filters, page: number })}
      />
    </>
  )
}

function ListSkeleton() {
  return (
    <Loading words="Chargement des envois…">
      <span className="grid gap-3">
        {[0, 1, 2].map(place => (
          <Skeleton key={place} className="h-20 w-full rounded-card" />
        ))}
      </span>
    </Loading>
  )
}
