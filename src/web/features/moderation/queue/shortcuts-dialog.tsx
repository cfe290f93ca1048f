import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { Dialog } from '#web/ui/on-demand/dialog.tsx'

const shortcuts = [
  ['A', 'Approuver le produit'],
  ['R', 'Rejeter le produit'],
  ['1 à 6, puis Entrée', 'Dans le rejet, prendre une raison fréquente et rejeter'],
  ['→ ou J', 'Produit suivant, sans décider'],
  ['← ou K', 'Produit précédent'],
  ['?', 'Montrer ces raccourcis'],
] as const

type Props = { areOn: boolean; choose: (areOn: boolean) => void; onClose: () => void }

/** The keyboard shortcuts of the queue, and the setting to turn them off. */
export function ShortcutsDialog({ areOn, choose, onClose }: Props) {
  return (
    <Dialog isOpen onClose={onClose} title="Raccourcis clavier">
      <dl className="grid gap-3">
        {shortcuts.map(([keys, meaning]) => (
          <div key={keys} className="flex items-baseline gap-4">
            <dt className="w-32 shrink-0 font-semibold">{keys}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        label="Utiliser les raccourcis clavier"
        checked={areOn}
        onChange={event => choose(event.target.checked)}
        className="mt-4 border-t border-line pt-2"
      />
    </Dialog>
  )
}
