import { type MouseEvent, useState } from 'react'
import { type ExportKind, exportKinds, exportLabels } from '#contract/analytics/facts.ts'
import { filePaths } from '#contract/file-paths.ts'
import { takeExport } from '#web/features/analytics/take-export.ts'
import { tellFailure } from '#web/tell-failure.ts'
import { Card } from '#web/ui/card.tsx'
import { Download } from '#web/ui/spaces/icons.ts'
import { toast } from '#web/ui/toast.ts'

const FAILED = 'Le fichier n’a pas pu être reçu en entier. Vérifiez votre connexion et réessayez.'

/** The files that the administration takes away, and how far each is. */
export function ExportLinks() {
  return (
    <Card as="section">
      <h2 className="text-xl">Exporter en CSV</h2>
      <p className="mt-1 mb-3 text-ink-soft">
        Des fichiers pour Excel, avec toutes les données jusqu’à maintenant.
      </p>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {exportKinds.map(kind => (
          <li key={kind}>
            <ExportLink kind={kind} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function ExportLink({ kind }: { kind: ExportKind }) {
  // From 0 to 1 while it comes.
  const [part, setPart] = useState<number>()
  const take = async (event: MouseEvent) => {
    event.preventDefault()
    if (part !== undefined) return
    setPart(0)
    try {
      await takeExport(filePaths.adminExport(kind), setPart)
      toast({ title: 'Fichier enregistré', description: exportLabels[kind] })
    } catch (error) {
      tellFailure('Erreur', FAILED)(error)
    } finally {
      setPart(undefined)
    }
  }
  const percent = Math.round((part ?? 0) * 100)
  return (
    <>
      <a
        href={filePaths.adminExport(kind)}
        download
        onClick={event => void take(event)}
        className="inline-flex min-h-11 w-full items-center justify-center gap-2 rounded-full px-4 py-2 font-semibold text-leaf-800 ring-2 ring-leaf-700 ring-inset hover:bg-leaf-50"
      >
        <Download aria-hidden className="size-5 shrink-0" />
        {exportLabels[kind]}
      </a>
      {part !== undefined && (
        <p className="mt-1">
          <progress
            max={100}
            value={percent}
            aria-label={`Réception : ${exportLabels[kind]}`}
            className="h-2 w-full accent-leaf-700"
          />
          <span className="nums block text-sm text-ink-soft">Réception : {percent} %</span>
        </p>
      )}
    </>
  )
}
