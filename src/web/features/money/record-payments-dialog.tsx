import * as z from 'zod/mini'
import { MAX_TRANSFER_REFERENCE_LENGTH } from '#contract/money/facts.ts'
import { TransferReference } from '#contract/money/refunds.schemas.ts'
import { amountOf, centimesOf, formatFcfa } from '#contract/money.ts'
import { MoneyFacts } from '#web/features/money/money-facts.tsx'
import { TextField } from '#web/ui/forms/fields.tsx'
import { BulkDialog, type BulkWords } from '#web/ui/on-demand/selection/bulk-dialog.tsx'

const RecordPaymentsForm = z.object({ reference: TransferReference })

type Props<Row> = {
  rows: readonly Row[]
  keyOf: (row: Row) => string
  nameOf: (row: Row) => string
  /** The amount of a row: "1500.00". */
  sumOf: (row: Row) => string
  /** A warning about a row. */
  noteOf?: (row: Row) => string | undefined
  words: BulkWords
  /** Records one payment under the reference. */
  note: (row: Row, reference: string) => Promise<unknown>
  onSent: (left: readonly Row[]) => void
  onClose: () => void
}

/** Records several payments under one reference, each by its own request. */
export function RecordPaymentsDialog<Row>({ rows, nameOf, sumOf, noteOf, note, ...rest }: Props<Row>) {
  const total = amountOf(rows.reduce((sum, row) => sum + centimesOf(sumOf(row)), 0))
  return (
    <BulkDialog
      {...rest}
      rows={rows}
      nameOf={row =>
        [`${nameOf(row)}\u00a0: ${formatFcfa(sumOf(row))}`, noteOf?.(row)].filter(Boolean).join(', ')
      }
      schema={RecordPaymentsForm}
      send={(row, { reference }) => note(row, reference)}
    >
      <MoneyFacts facts={[['En tout', formatFcfa(total)]]} />
      <TextField
        label="Référence de l’envoi"
        name="reference"
        maxLength={MAX_TRANSFER_REFERENCE_LENGTH}
        autoComplete="off"
        hint="Une seule pour tous&nbsp;: celle que donne l’opérateur ou la banque pour l’envoi groupé"
      />
    </BulkDialog>
  )
}
