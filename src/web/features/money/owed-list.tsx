import { useId, useState } from 'react'
import type { PayoutFilters } from '#contract/filters.ts'
import { counted } from '#contract/french/counted.ts'
import type { OwedToVendor } from '#contract/money/payouts.schemas.ts'
import { formatFcfa } from '#contract/money.ts'
import { paths } from '#contract/paths.ts'
import { phoneWords } from '#contract/phone-words.ts'
import { useStaffQuery } from '#web/features/accounts/staff-query.ts'
import { disputedWordsOfPayout } from '#web/features/money/disputed-words.ts'
import { OwedActions } from '#web/features/money/owed-actions.tsx'
import { type OwedRow, obstacleOf } from '#web/features/money/owed-row.ts'
import { parcelWords } from '#web/features/money/parcel-words.ts'
import { PayVendorDialog } from '#web/features/money/pay-vendor-dialog.tsx'
import { PayoutBulk } from '#web/features/money/payout-bulk.tsx'
import { type Recipients, SendPayoutsDialog } from '#web/features/money/send-payouts-dialog.tsx'
import { accountWords } from '#web/features/money/transfer-words.ts'
import { UnsendablePayouts } from '#web/features/money/unsendable-payouts.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import type { RowHead } from '#web/ui/on-demand/expandable-rows.tsx'
import { Records } from '#web/ui/on-demand/records.tsx'
import { type ListOf, SelectAll, SelectRow } from '#web/ui/on-demand/selection/select-boxes.tsx'
import { useSelection } from '#web/ui/on-demand/selection/use-selection.ts'
import { Price } from '#web/ui/price.tsx'
import type { Column } from '#web/ui/signed-in/columns.ts'
import { countWords } from '#web/ui/signed-in/count-words.ts'
import { PageLinks } from '#web/ui/signed-in/page-links.tsx'
import { TwoLines } from '#web/ui/signed-in/two-lines.tsx'
import { SiteLink } from '#web/ui/site-link.tsx'

/** Number of parcels and amount. */
export const sumColumns = (label: string): Column<Pick<OwedToVendor, 'parcelCount' | 'amount'>>[] => [
  {
    label: 'Pour',
    fit: 'max-w-28',
    isFigure: true,
    cell: ({ parcelCount }) => <span className="text-sm whitespace-nowrap">{parcelWords(parcelCount)}</span>,
  },
  {
    label,
    fit: 'max-w-32',
    isFigure: true,
    cell: ({ amount }) => <Price amount={amount} size="small" />,
  },
]

/** Open problems: what of the amount they are about, and that it is paid out too. */
const InDispute = ({ of: { businessName, disputed } }: { of: OwedRow }) => {
  const words = disputedWordsOfPayout(disputed)
  return (
    words && (
      <SiteLink
        href={paths.adminProblems({ status: 'open' })}
        aria-label={`${words}, ${businessName}`}
        className="block text-warning underline underline-offset-4"
      >
        {words}
      </SiteLink>
    )
  )
}

const Obstacle = ({ of }: { of: OwedRow }) => {
  const words = obstacleOf(of)
  return (
    words && (
      <Badge tone="warning" isSmall>
        {words}
      </Badge>
    )
  )
}

const owedColumns: Column<OwedRow>[] = [
  { label: 'Vendeur', cell: ({ businessName }) => <TwoLines first={businessName} /> },
  {
    label: 'Payer au',
    fit: 'max-w-68',
    cell: row => {
      const { payoutNumber, phone } = row
      return (
        <span className="nums text-sm">
          {payoutNumber && <span className="block">{accountWords(payoutNumber)}</span>}
          <Obstacle of={row} />
          <InDispute of={row} />
          {!payoutNumber && phone && (
            <span className="block text-ink-soft">Compte&nbsp;: {phoneWords(phone)}</span>
          )}
        </span>
      )
    },
  },
  ...sumColumns('À verser'),
]

const owedHeadOf = (row: OwedRow): RowHead => {
  const { businessName, amount, parcelCount, payoutNumber } = row
  const inDispute = disputedWordsOfPayout(row.disputed)
  return {
    name: businessName,
    aside: <Price amount={amount} size="small" />,
    fact: payoutNumber ? accountWords(payoutNumber) : parcelWords(parcelCount),
    states: (obstacleOf(row) || inDispute) && (
      <>
        <Obstacle of={row} />
        {inDispute && <span className="text-sm text-warning">{inDispute}</span>}
      </>
    ),
  }
}

type Props = {
  filters: PayoutFilters
  list: ListOf<OwedToVendor> & { amount: string; canTransfer: boolean }
}

/** One page of amounts owed, with actions per vendor and in bulk. */
export function OwedList({ list, filters }: Props) {
  const { items, total, amount, canTransfer } = list
  const selection = useSelection(items, ({ vendorId }) => vendorId)
  const [noted, setNoted] = useState<OwedToVendor>()
  const [recipients, setRecipients] = useState<Recipients>()
  const { data: preview } = useStaffQuery('previewTransfers')
  const underWay = preview?.leftOut.filter(({ reason }) => reason === 'under_way') ?? []
  const rows = items.map(owed => ({
    ...owed,
    isUnderWay: underWay.some(({ vendorId }) => vendorId === owed.vendorId),
  }))
  const actsOf = (owed: OwedRow) => ({
    owed,
    canTransfer,
    send: () => setRecipients(owed),
    note: () => setNoted(owed),
  })
  return (
    <>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-3 sm:mb-4">
        <div className="max-w-2xl min-w-0">
          <p>
            À verser en tout&nbsp;:{' '}
            <span className="max-sm:block">
              <Price amount={amount} size="large" />
            </span>
            {canTransfer && <UnsendablePayouts />}
          </p>
          {items.some(({ payoutNumber }) => !payoutNumber) && (
            <p className="text-sm text-ink-soft max-sm:sr-only">
              Un vendeur sans numéro le confirme dans son espace, sous «&nbsp;Revenus&nbsp;»&nbsp;:
              appelez-le.
            </p>
          )}
        </div>
        {canTransfer && <PayAll onPress={() => setRecipients('all')} />}
      </div>
      <SelectAll selection={selection} list={list} hrefOf={({ limit }) => paths.adminPayouts({ limit })}>
        {countWords(total, 'vendeur', 'vendeurs')}
      </SelectAll>
      <Records
        caption="À verser"
        rows={rows}
        keyOf={({ vendorId }) => vendorId}
        columns={owedColumns}
        box={row => <SelectRow selection={selection} row={row} name={row.businessName} />}
        head={owedHeadOf}
        action={{
          of: row => <OwedActions {...actsOf(row)} />,
          next: row => <OwedActions {...actsOf(row)} isClosed />,
        }}
      />
      <PageLinks
        label="Pages de ce qui est à verser"
        list={list}
        hrefOf={page => paths.adminPayouts({ ...filters, page })}
      />
      <PayoutBulk selection={selection} />
      {noted && <PayVendorDialog owed={noted} onClose={() => setNoted(undefined)} />}
      {recipients && <SendPayoutsDialog to={recipients} onClose={() => setRecipients(undefined)} />}
    </>
  )
}

/** How many vendors can be paid now, and the total; some have no usable number. */
function PayAll({ onPress }: { onPress: () => void }) {
  const { data } = useStaffQuery('previewTransfers')
  const reasonId = useId()
  const count = data?.toPay.length ?? 0
  const isHeld = data !== undefined && count === 0
  return (
    <div className="max-lg:w-full lg:text-right">
      <Button
        onClick={onPress}
        disabled={isHeld}
        aria-describedby={isHeld ? reasonId : undefined}
        className="nums max-sm:w-full max-sm:px-2"
      >
        {data && count > 0
          ? `Verser à ${counted(count, 'vendeur')}\u00a0: ${formatFcfa(data.total)}`
          : 'Tout verser'}
      </Button>
      {isHeld && (
        <p id={reasonId} className="mt-1 text-sm text-ink-soft">
          Aucun vendeur ne peut être payé maintenant.
        </p>
      )}
    </div>
  )
}
