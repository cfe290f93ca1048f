import { type ExportKind, exportLabels } from '#contract/analytics/facts.ts'
import { filePaths } from '#contract/file-paths.ts'
import { useExport } from '#web/api/use-export.ts'
import { FileButton } from '#web/ui/button.tsx'
import { FileDown } from '#web/ui/signed-in/icons.ts'

type Props = { kind: ExportKind; rows: readonly { id: string }[] }

/** Exports the selected rows as a CSV file. */
export function ExportSelected({ kind, rows }: Props) {
  const href = filePaths.adminExport(
    kind,
    rows.map(({ id }) => id),
  )
  const { percent, onClick } = useExport(href, exportLabels[kind])
  return (
    <FileButton size="small" variant="secondary" href={href} onClick={onClick}>
      <FileDown aria-hidden className="size-5" />
      {percent === undefined ? 'Exporter' : 'Téléchargement…'}
    </FileButton>
  )
}
