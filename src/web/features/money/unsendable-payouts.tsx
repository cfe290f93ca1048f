import { counted } from '#contract/french/counted.ts'
import { amountOf, centimesOf, formatFcfa } from '#contract/money.ts'
import { leftOutLabels } from '#contract/payments/transfer-facts.ts'
import { useStaffQuery } from '#web/features/accounts/staff-query.ts'
import { groupBy } from '#web/group-by.ts'

/** The part of the amount owed that cannot be transferred: amount, number of vendors, reasons. */
export function UnsendablePayouts() {
  const { data } = useStaffQuery('previewTransfers')
  const owed = data?.leftOut.filter(({ amount }) => centimesOf(amount) > 0) ?? []
  return groupBy(owed, ({ reason }) => reason).map(([reason, rows]) => {
    const sum = rows.reduce((total, { amount }) => total + centimesOf(amount), 0)
    return (
      <span key={reason} className="nums block text-sm text-warning">
        dont {formatFcfa(amountOf(sum))} à {counted(rows.length, 'vendeur')}&nbsp;:{' '}
        {leftOutLabels[reason].toLocaleLowerCase('fr')}
      </span>
    )
  })
}
