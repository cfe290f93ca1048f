import { useState } from 'react'
import { filePaths } from '#contract/file-paths.ts'
import { EraseAccountDialog } from '#web/features/privacy/erase-account-dialog.tsx'
import { Button, FileButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Download } from '#web/ui/spaces/icons.ts'

/** What the law gives a customer: its data as a file, and to be forgotten. */
export function OwnData() {
  const [isErasing, setErasing] = useState(false)
  return (
    <Card as="section" className="mt-6">
      <h2 className="text-xl">Mes données</h2>
      <p className="mt-2 text-ink-soft">
        Emportez tout ce que nous gardons de vous (compte, adresses, commandes, paiements, avis, messages), en
        un fichier JSON. Vous pouvez aussi supprimer votre compte.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <FileButton href={filePaths.ownData()} variant="secondary" size="small">
          <Download aria-hidden className="size-5" />
          Télécharger mes données
        </FileButton>
        <Button variant="danger" size="small" onClick={() => setErasing(true)}>
          Supprimer mon compte
        </Button>
      </div>
      {isErasing && <EraseAccountDialog onClose={() => setErasing(false)} />}
    </Card>
  )
}
