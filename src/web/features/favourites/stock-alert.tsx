import { BellOff, BellRing } from 'lucide-react'
import { useMark } from '#web/features/favourites/hearts/use-mark.ts'
import { Button } from '#web/ui/button.tsx'

export type StockAlertProps = { productId: string; name: string }

/** Button to enable or disable the alert when a product is back in stock, with a confirmation below. */
export default function StockAlert({ productId, name }: StockAlertProps) {
  const { isMarked, isPending, toggle } = useMark(
    { kind: 'awaited', id: productId, name },
    'Connectez-vous pour être prévenu du retour de ce produit.',
  )
  const Icon = isMarked ? BellOff : BellRing
  const pendingWord = isPending && 'Enregistrement…'
  return (
    <>
      <p role="status" className="order-last w-full text-sm empty:hidden">
        {isMarked && 'Nous vous préviendrons, une seule fois, dès son retour.'}
      </p>
      <Button
        variant={isMarked ? 'quiet' : 'accent'}
        className="grow whitespace-nowrap max-lg:px-1 max-[25rem]:text-sm"
        onClick={() => void toggle()}
        pendingWord={pendingWord}
        aria-label={`${isMarked ? 'Annuler l’alerte' : 'Prévenez-moi'}\u00a0: ${name}`}
      >
        <Icon aria-hidden className="size-5 shrink-0 max-[25rem]:hidden" />
        {isMarked ? 'Annuler l’alerte' : 'Prévenez-moi'}
      </Button>
    </>
  )
}
