import { type StatementType, statementTypes } from '#contract/money/facts.ts'
import { monthWords } from '#contract/money/statement-words.ts'
import type { MonthlyBalance } from '#contract/money/statements.schemas.ts'
import { Price } from '#web/ui/price.tsx'

type Props = {
  months: readonly MonthlyBalance[]
  hrefOf: (month: string, type: StatementType) => string
}

/** The statements of a vendor, month by month, each as a document and as a table. */
export function StatementList({ months, hrefOf }: Props) {
  return (
    <ul className="divide-y divide-line">
      {months.map(({ month, closing, isOpen }) => (
        <li key={month} className="flex flex-wrap items-center justify-between gap-x-4 py-2">
          <div>
            <p className="font-semibold first-letter:uppercase">{monthWords(month)}</p>
            <p className="text-sm text-ink-soft">
              {isOpen ? 'À vous verser à ce jour\u00A0: ' : 'À vous verser à la fin du mois\u00A0: '}
              <Price amount={closing} size="small" />
            </p>
          </div>
          <div className="flex gap-4">
            {statementTypes.map(type => (
              <a
                key={type}
                href={hrefOf(month, type)}
                download
                className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
                aria-label={`Relevé de ${monthWords(month)}, ${type.toUpperCase()}`}
              >
                {type.toUpperCase()}
              </a>
            ))}
          </div>
        </li>
      ))}
    </ul>
  )
}
