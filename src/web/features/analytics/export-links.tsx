import { type ExportKind, exportKinds, exportLabels } from '#contract/analytics/facts.ts'
import { filePaths } from '#contract/file-paths.ts'
import { useExport } from '#web/api/use-export.ts'
import { FileButton } from '#web/ui/button.tsx'
import { CollapsibleSection } from '#web/ui/on-demand/collapsible-section.tsx'
import { Download } from '#web/ui/signed-in/icons.ts'

/** Links to the CSV exports, with their progress. */
export function ExportLinks() {
  return (
    <CollapsibleSection
      id="exports"
      title="Exporter en CSV"
      about="Des fichiers pour Excel, avec toutes les données jusqu’à maintenant."
    >
      <ul className="grid gap-3 px-4 pt-3 pb-5 sm:grid-cols-2 sm:px-6 lg:grid-cols-4">
        {exportKinds.map(kind => (
          <li key={kind}>
            <ExportLink kind={kind} />
          </li>
        ))}
      </ul>
    </CollapsibleSection>
  )
}

function ExportLink({ kind }: { kind: ExportKind }) {
  const href = filePaths.adminExport(kind)
  const label = exportLabels[kind]
  const { percent, onClick } = useExport(href, label)
  return (
    <>
      <FileButton href={href} onClick={onClick} variant="secondary" size="small" isWide>
        <Download aria-hidden className="size-5 shrink-0" />
        {label}
      </FileButton>
      {percent !== undefined && (
        <p className="mt-1">
          <progress
            max={100}
            value={percent}
            aria-label={`Téléchargement\u00a0: ${label}`}
            className="w-full"
          />
          <span className="nums block text-sm text-ink-soft">Téléchargement&nbsp;: {percent}&nbsp;%</span>
        </p>
      )}
    </>
  )
}
