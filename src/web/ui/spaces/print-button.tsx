import { Printer } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'

type Props = { variant?: 'primary' | 'secondary'; className?: string }

/** Prints the page, on which it is not to be seen. */
export function PrintButton({ variant = 'primary', className }: Props) {
  return (
    <Button variant={variant} className={className} onClick={() => print()}>
      <Printer aria-hidden className="size-5" />
      Imprimer
    </Button>
  )
}
