import { BellOff, BellRing } from 'lucide-react'
import { useMark } from '#web/features/favourites/hearts/use-mark.ts'
import { Button } from '#web/ui/button.tsx'

export type StockAlertProps = { productId: string; name: string }

/** Asks to be told when a product is in stock again, or asks no more. */
export default function StockAlert({ productId, name }: StockAlertProps) {
  const { isMarked, isPending, toggle } = useMark(
    'awaited',
    productId,
    'Connectez-vous pour être prévenu du retour de ce produit.',
  )
  const pendingWord = isPending && 'Enregistrement…'
  return (
    <div className="mt-3 grid gap-2">
      <p role="status" className="empty:hidden">
        {isMarked && 'Nous vous préviendrons, une seule fois, dès son retour.'}
      </p>
      <Button
        variant={isMarked ? 'quiet' : 'accent'}
        isWide
        onClick={() => void toggle()}
        pendingWord={pendingWord}
        aria-label={`${isMarked ? 'Ne plus me prévenir' : 'Prévenez-moi'}\u00a0: ${name}`}
      >
        {isMarked ? <BellOff aria-hidden className="size-5" /> : <BellRing aria-hidden className="size-5" />}
        {isMarked ? 'Ne plus me prévenir' : 'Prévenez-moi'}
      </Button>
    </div>
  )
}
