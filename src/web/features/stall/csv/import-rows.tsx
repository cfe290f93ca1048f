import { counted } from '#contract/french/counted.ts'
import { csvColumns, type ImportAction, importActionLabels } from '#contract/stall/facts.ts'
import type { ImportReport } from '#contract/stall/schemas.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { Records } from '#web/ui/on-demand/records.tsx'
import type { Column } from '#web/ui/signed-in/columns.ts'

type Row = ImportReport['rows'][number]

const tones: Record<ImportAction, Tone> = {
  create: 'success',
  update: 'info',
  unchanged: 'neutral',
  error: 'danger',
}

/** Column heading of a field; undefined for errors of a whole row. */
const columnOf = (field: string): string | undefined =>
  field === 'reference' ? undefined : Object.entries(csvColumns).find(([name]) => name === field)?.[1]

/** Labels after the import; a dry run has others. */
const doneLabels: Record<ImportAction, string> = {
  ...importActionLabels,
  create: 'Créé',
  update: 'Modifié',
}

const columnsOf = (isWritten: boolean): Column<Row>[] => [
  { label: 'Produit', cell: ({ line, name }) => `Ligne ${line}${name && `\u00a0: ${name}`}` },
  {
    label: 'Action',
    fit: 'max-w-32',
    cell: ({ action }) => (
      <Badge tone={tones[action]}>{(isWritten ? doneLabels : importActionLabels)[action]}</Badge>
    ),
  },
]

const mistakes: Column<Row> = {
  label: 'À corriger',
  cell: ({ errors }) => (
    <ul className="text-left text-danger">
      {Object.entries(errors).map(([field, message]) => (
        <li key={field}>
          <span className="block font-semibold empty:hidden">{columnOf(field)}</span>
          {message}
        </li>
      ))}
    </ul>
  ),
}

function summaryOf({ created, updated, unchanged, failed, isWritten }: ImportReport): string {
  const parts: [count: number, words: string][] = [
    [created, isWritten ? counted(created, 'créé') : `${created} à créer`],
    [updated, isWritten ? counted(updated, 'modifié') : `${updated} à modifier`],
    [unchanged, counted(unchanged, 'inchangé')],
    [failed, `${failed} à corriger`],
  ]
  return parts
    .filter(([count]) => count > 0)
    .map(([, words]) => words)
    .join(', ')
}

/** The result of a dry run or an import, row by row. */
export function ImportRows({ fileName, report }: { fileName: string; report: ImportReport }) {
  const { rows, failed, isWritten } = report
  const shown = failed > 0 ? [...columnsOf(isWritten), mistakes] : columnsOf(isWritten)
  // Errors first.
  const sorted = rows.toSorted((a, b) => Number(b.action === 'error') - Number(a.action === 'error'))
  return (
    <section>
      <h3 className="text-lg">{isWritten ? 'Importé' : 'Ce qui changera'}</h3>
      <p role="status" className="mb-3">
        {fileName}&nbsp;: {summaryOf(report) || 'aucune ligne'}.
        {failed > 0 && (
          <strong className="block text-danger">
            Rien n’est importé tant qu’une ligne est à corriger. Corrigez le fichier, puis choisissez-le de
            nouveau.
          </strong>
        )}
      </p>
      <Records caption="Lignes du fichier" rows={sorted} keyOf={row => String(row.line)} columns={shown} />
    </section>
  )
}
