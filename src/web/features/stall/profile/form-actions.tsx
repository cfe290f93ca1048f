import { Button } from '#web/ui/button.tsx'

type Props = { save: string; pendingWord: string | false; onClose: () => void }

/** Save and cancel buttons of a section's form. */
export function FormActions({ save, pendingWord, onClose }: Props) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" pendingWord={pendingWord}>
        {save}
      </Button>
      <Button variant="quiet" onClick={onClose}>
        Annuler
      </Button>
    </div>
  )
}
