import { useQuery } from '@tanstack/react-query'
import { ArrowRightLeft } from 'lucide-react'
import { useState } from 'react'
import type { TransferFilters } from '#contract/filters.ts'
import { paths } from '#contract/paths.ts'
import {
  type TransferStatus,
  transferStatuses,
  transferStatusLabels,
} from '#contract/payments/transfer-facts.ts'
import type { Transfer } from '#contract/payments/transfers.schemas.ts'
import { useApi } from '#web/api/api-query.ts'
import { staffQuery } from '#web/features/accounts/staff-query.ts'
import { DecideTransferDialog, type Decision } from '#web/features/money/decide-transfer-dialog.tsx'
import {
  isAwaiting,
  TransferDetails,
  transferColumns,
  transferHeadOf,
} from '#web/features/money/transfer-columns.tsx'
import { parseTransferSearch } from '#web/features/money/transfer-search.ts'
import { recipientWords } from '#web/features/money/transfer-words.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ListHead } from '#web/ui/on-demand/list-head.tsx'
import { Records } from '#web/ui/on-demand/records.tsx'
import { RecordsSkeleton } from '#web/ui/on-demand/records-skeleton.tsx'
import { countWords } from '#web/ui/signed-in/count-words.ts'
import { SearchX } from '#web/ui/signed-in/icons.ts'
import { Loaded } from '#web/ui/signed-in/loaded.tsx'
import { PageLinks } from '#web/ui/signed-in/page-links.tsx'
import { RowActions } from '#web/ui/signed-in/row-actions.tsx'
import { SiteLink } from '#web/ui/site-link.tsx'

/** Refetch interval while a transfer is pending. */
const ASK_AGAIN_MS = 5_000

const statusWords: Record<TransferStatus, string> = {
  ...transferStatusLabels,
  sent: 'Envoyés',
  failed: 'En échec ou écartés',
}
const statusOptions = transferStatuses.map(status => [status, statusWords[status]] as const)

/** Mobile money transfers: payouts to vendors, and refunds to customers. */
export function TransfersPage({ filters }: { filters: TransferFilters }) {
  const { status, search } = filters
  return (
    <>
      <ListHead
        title="Transferts"
        about={
          <>
            Ce qui est noté à la main est sous{' '}
            <SiteLink
              href={paths.adminPayouts({ list: 'done' })}
              className="font-semibold underline underline-offset-4"
            >
              Versements faits
            </SiteLink>
            .
          </>
        }
        label="Filtrer les transferts"
        searchLabel="Vendeur, numéro de commande ou référence"
        placeholder="Vendeur, commande"
        search={search}
        filters={[
          {
            name: 'status',
            label: 'Statut',
            all: 'Tous les transferts',
            value: status,
            options: statusOptions,
          },
        ]}
        hrefOf={fields => paths.adminTransfers(parseTransferSearch(fields))}
      />
      <TransferList filters={filters} />
    </>
  )
}

/** The page on which a failed transfer is sent again. */
const againHref = ({ kind, orderNumber }: Transfer): string =>
  kind === 'refund' && orderNumber ? paths.adminRefunds({ search: orderNumber }) : paths.adminPayouts({})

function TransferList({ filters }: { filters: TransferFilters }) {
  const query = useQuery({
    ...staffQuery(useApi(), 'listTransfers', { query: filters }),
    refetchInterval: ({ state: { data } }) =>
      data?.items.some(({ status }) => status === 'pending') ? ASK_AGAIN_MS : false,
  })
  const [asked, setAsked] = useState<{ transfer: Transfer; decision: Decision }>()
  const decide = (transfer: Transfer, decision: Decision) => setAsked({ transfer, decision })
  return (
    <>
      <Loaded
        query={query}
        waiting={
          <RecordsSkeleton words="Chargement des transferts…" folded="h-22" table="h-19" above="count" />
        }
        failed="Les transferts n’ont pas pu être affichés"
        empty={<Nothing filters={filters} />}
      >
        {list => (
          <>
            <p role="status" className="mb-3 text-ink-soft">
              {countWords(list.total, 'transfert', 'transferts')}
            </p>
            <Records
              caption="Transferts"
              rows={list.items}
              keyOf={({ id }) => id}
              columns={transferColumns}
              head={transferHeadOf}
              details={{ of: transfer => <TransferDetails transfer={transfer} />, nameOf: recipientWords }}
              action={
                list.items.some(each => isAwaiting(each) || each.isOwedAgain)
                  ? {
                      of: transfer => <NextStep transfer={transfer} decide={decide} />,
                      next: transfer => <NextStep transfer={transfer} decide={decide} isClosed />,
                    }
                  : undefined
              }
            />
            <PageLinks list={list} hrefOf={number => paths.adminTransfers({ ...filters, page: number })} />
          </>
        )}
      </Loaded>
      {asked && <DecideTransferDialog {...asked} onClose={() => setAsked(undefined)} />}
    </>
  )
}

function Nothing({ filters: { search, status } }: { filters: TransferFilters }) {
  if (search) {
    return (
      <EmptyState
        icon={SearchX}
        title="Aucun transfert trouvé"
        actions={
          <>
            <LinkButton href={paths.adminPayouts({ list: 'done', search })}>
              Chercher parmi les versements faits
            </LinkButton>
            <LinkButton href={paths.adminTransfers()} variant="secondary">
              Voir toute la liste
            </LinkButton>
          </>
        }
      >
        Vérifiez le nom du vendeur, le numéro de la commande ou la référence entière.
      </EmptyState>
    )
  }
  return (
    <EmptyState icon={ArrowRightLeft} title="Aucun transfert">
      {status ? 'Rien n’est dans cet état.' : 'Ce que vous envoyez apparaîtra ici.'}
    </EmptyState>
  )
}

type NextStepProps = {
  transfer: Transfer
  decide: (transfer: Transfer, decision: Decision) => void
  /** Whether the row is collapsed. */
  isClosed?: boolean
}

/** Approval, if allowed, and rejection of a transfer; a link to send a failed one again. */
function NextStep({ transfer, decide, isClosed = false }: NextStepProps) {
  if (transfer.isOwedAgain) {
    return (
      <SiteLink
        href={againHref(transfer)}
        className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
      >
        Envoyer de nouveau
      </SiteLink>
    )
  }
  if (!isAwaiting(transfer)) return null
  return (
    <RowActions
      name={recipientWords(transfer)}
      isClosed={isClosed}
      actions={[
        ...(transfer.canApprove
          ? [{ word: 'Approuver', onPress: () => decide(transfer, 'approve'), isNext: true }]
          : []),
        { word: 'Écarter', onPress: () => decide(transfer, 'reject') },
      ]}
    />
  )
}
