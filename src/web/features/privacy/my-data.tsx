import { useState } from 'react'
import { filePaths } from '#contract/file-paths.ts'
import { EraseAccountDialog } from '#web/features/privacy/erase-account-dialog.tsx'
import { Button, FileButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Download } from '#web/ui/signed-in/icons.ts'

/** Legal rights of a customer: export and erasure of the personal data. */
export function MyData() {
  const [isErasing, setErasing] = useState(false)
  return (
    <Card as="section" className="mt-6">
      <h2 className="text-xl">Mes données</h2>
      <p className="mt-2 text-ink-soft">
        Emportez tout ce que nous gardons de vous (compte, adresses, commandes, paiements, avis, messages),
        dans un fichier JSON.
      </p>
      <FileButton href={filePaths.ownData()} variant="secondary" size="small" className="mt-4">
        <Download aria-hidden className="size-5" />
        Télécharger mes données
      </FileButton>
      <div className="mt-4 -mb-3 flex flex-wrap items-center justify-between gap-x-4 border-t border-line pt-2">
        <p className="text-ink-soft">Vous pouvez aussi supprimer votre compte.</p>
        <Button variant="quietDanger" size="small" className="-mx-3" onClick={() => setErasing(true)}>
          Supprimer mon compte
        </Button>
      </div>
      {isErasing && <EraseAccountDialog onClose={() => setErasing(false)} />}
    </Card>
  )
}
