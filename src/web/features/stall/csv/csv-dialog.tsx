import { useQueryClient } from '@tanstack/react-query'
import { FileUp } from 'lucide-react'
import { type ChangeEvent, useState } from 'react'
import { filePaths } from '#contract/file-paths.ts'
import { counted } from '#contract/french/counted.ts'
import { CSV_TOO_LARGE, MAX_CSV_BYTES, MAX_CSV_ROWS } from '#contract/stall/facts.ts'
import type { ImportReport } from '#contract/stall/schemas.ts'
import { sentenceOf } from '#web/api/api-failure.ts'
import { useApi } from '#web/api/api-query.ts'
import { dataUrlOf } from '#web/api/data-url.ts'
import { maybeDoneMessage } from '#web/api/maybe-done-message.ts'
import { useAction } from '#web/api/use-action.ts'
import { ImportRows } from '#web/features/stall/csv/import-rows.tsx'
import { refreshStall } from '#web/features/stall/stall-queries.ts'
import { Button, FileButton } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/on-demand/dialog.tsx'
import { FileDown } from '#web/ui/signed-in/icons.ts'
import { toast } from '#web/ui/toast.ts'

const READ_FAILED = 'Le fichier n’a pas pu être lu.'
const IMPORT_FAILED = 'Le fichier n’a pas pu être importé.'

/** A chosen file and the result of its dry run or import. */
type Trial = { fileName: string; csv: string; report: ImportReport }

const products = (count: number): string => counted(count, 'produit')

/** Exports all products as CSV, and imports the edited file after a dry run. */
export function CsvDialog({ onClose }: { onClose: () => void }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const [trial, setTrial] = useState<Trial>()
  const [problem, setProblem] = useState<string>()
  const { run: attempt, pending } = useAction({
    run: async (_: 'trial' | 'import', work: () => Promise<Trial>) => {
      setProblem(undefined)
      setTrial(await work())
    },
    failure: (error, action) =>
      setProblem(
        sentenceOf(error, action === 'import' ? maybeDoneMessage(error, IMPORT_FAILED) : READ_FAILED),
      ),
  })

  const tryOut = (file: File) =>
    attempt('trial', async () => {
      setTrial(undefined)
      const csv = await dataUrlOf(file)
      const report = await api.importVendorProducts({ body: { csv, dryRun: true } })
      return { fileName: file.name, csv, report }
    })

  const carryOut = ({ fileName, csv }: Trial) =>
    attempt('import', async () => {
      const report = await api.importVendorProducts({ body: { csv, dryRun: false } })
      await refreshStall(queryClient)
      if (report.isWritten) {
        toast({ title: 'Import terminé', description: products(report.created + report.updated) })
      }
      return { fileName, csv, report }
    })

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Fichier Excel (CSV)"
      size="sheet"
      footer={
        trial && (
          <Steps trial={trial} isPending={pending?.[0] === 'import'} onImport={carryOut} onClose={onClose} />
        )
      }
    >
      <div className="grid gap-5">
        <section>
          <h3 className="text-lg">Exporter</h3>
          <p className="mb-2 text-ink-soft">
            Tous vos produits dans un fichier. Ouvrez-le avec Excel, changez les prix, les stocks, ajoutez des
            lignes.
          </p>
          <FileButton href={filePaths.vendorProducts()} variant="secondary" isWide>
            <FileDown aria-hidden className="size-5" />
            Exporter (CSV)
          </FileButton>
        </section>
        <section>
          <h3 className="text-lg">Importer</h3>
          <p className="mb-2 text-ink-soft">
            Choisissez le fichier&nbsp;: vous verrez d’abord ce qui changera. {MAX_CSV_ROWS} lignes au plus.
          </p>
          <FileChoice
            isPending={pending?.[0] === 'trial'}
            onFile={file => {
              if (file.size > MAX_CSV_BYTES) setProblem(CSV_TOO_LARGE)
              else void tryOut(file)
            }}
          />
          <p role="alert" className="font-semibold text-danger">
            {problem && <span className="mt-2 block">{problem}</span>}
          </p>
        </section>
        {trial && <ImportRows fileName={trial.fileName} report={trial.report} />}
      </div>
    </Dialog>
  )
}

function FileChoice({ isPending, onFile }: { isPending: boolean; onFile: (file: File) => void }) {
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    if (file) onFile(file)
    // Reset, so that the same file may be chosen again after a correction.
    event.target.value = ''
  }
  return (
    <label className="inline-flex min-h-12 w-full cursor-pointer items-center justify-center gap-2 rounded-full px-4 font-semibold text-leaf-800 ring-2 ring-leaf-700 ring-inset hover:bg-leaf-50 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-leaf-700">
      <FileUp aria-hidden className="size-5 shrink-0" />
      {isPending ? 'Lecture du fichier…' : 'Importer (CSV)'}
      <input
        type="file"
        accept=".csv,text/csv"
        disabled={isPending}
        onChange={handleChange}
        className="sr-only"
      />
    </label>
  )
}

type StepsProps = { trial: Trial; isPending: boolean; onImport: (trial: Trial) => void; onClose: () => void }

function Steps({ trial, isPending, onImport, onClose }: StepsProps) {
  const { created, updated, failed, isWritten } = trial.report
  const count = created + updated
  if (isWritten || failed > 0 || count === 0) {
    return (
      <Button variant="secondary" isWide onClick={onClose}>
        Fermer
      </Button>
    )
  }
  return (
    <Button size="large" isWide pendingWord={isPending && 'Importation…'} onClick={() => onImport(trial)}>
      Importer {products(count)}
    </Button>
  )
}
