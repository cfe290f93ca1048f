import { Printer } from 'lucide-react'
import { Button, type ButtonSize } from '#web/ui/button.tsx'

type Props = { variant?: 'primary' | 'secondary'; size?: ButtonSize; className?: string }

/** Prints the page, on which it is not to be seen. */
export function PrintButton({ variant = 'primary', size, className }: Props) {
  return (
    <Button variant={variant} size={size} className={className} onClick={() => print()}>
      <Printer aria-hidden className="size-5" />
      Imprimer
    </Button>
  )
}
