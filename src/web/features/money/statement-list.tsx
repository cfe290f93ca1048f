import { type revenuePartLabels, type StatementType, statementTypes } from '#contract/money/facts.ts'
import { closingTime, monthWords } from '#contract/money/statement-words.ts'
import type { MonthlyBalance } from '#contract/money/statements.schemas.ts'
import { ofName } from '#contract/of-name.ts'
import { FileButton } from '#web/ui/button.tsx'
import { Price } from '#web/ui/price.tsx'

type Props = {
  /** Label of the month's balance. */
  owed: (typeof revenuePartLabels)['owed'] | 'À verser'
  months: readonly MonthlyBalance[]
  hrefOf: (month: string, type: StatementType) => string
}

/** The monthly statements of a vendor, each as PDF and CSV. */
export function StatementList({ months, hrefOf, owed }: Props) {
  return (
    <ul className="divide-y divide-line">
      {months.map(({ month, closing, isOpen }) => (
        <li key={month} className="flex items-center justify-between gap-x-4 py-2">
          <div className="min-w-0">
            <p className="font-semibold first-letter:uppercase">{monthWords(month)}</p>
            <p className="text-sm text-ink-soft">
              {`${owed} ${closingTime(isOpen)}\u00A0: `}
              <Price amount={closing} size="small" />
            </p>
          </div>
          <div className="flex gap-2">
            {statementTypes.map(type => (
              <FileButton key={type} href={hrefOf(month, type)} variant="secondary" size="small">
                <span className="sr-only">Relevé {ofName(monthWords(month))}, </span>
                {type.toUpperCase()}
              </FileButton>
            ))}
          </div>
        </li>
      ))}
    </ul>
  )
}
