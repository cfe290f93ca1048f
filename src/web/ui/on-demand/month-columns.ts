import { fcfaOf, formatFcfa } from '#contract/money.ts'
import type { Column } from '#web/ui/on-demand/column-chart.tsx'

const longMonth = new Intl.DateTimeFormat('fr-FR', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const shortMonth = new Intl.DateTimeFormat('fr-FR', { month: 'short', timeZone: 'UTC' })
const narrowMonth = new Intl.DateTimeFormat('fr-FR', { month: 'narrow', timeZone: 'UTC' })

/** Columns of a chart in FCFA by month: "novembre 2026", labelled "nov.", "N" where it is narrow. */
export const monthColumns = (months: readonly { month: string; revenue: string }[]): Column[] =>
  months.map(({ month, revenue }) => {
    const day = new Date(`${month}-01T00:00:00Z`)
    return {
      label: longMonth.format(day),
      short: shortMonth.format(day),
      narrow: narrowMonth.format(day),
      size: fcfaOf(revenue),
      words: formatFcfa(revenue),
    }
  })
