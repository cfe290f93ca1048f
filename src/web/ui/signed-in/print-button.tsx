import { Printer } from 'lucide-react'
import { Button, type ButtonSize } from '#web/ui/button.tsx'

type Props = { variant?: 'primary' | 'secondary'; size?: ButtonSize; className?: string }

/** Prints the page; not printed itself. */
export function PrintButton({ variant = 'primary', size, className }: Props) {
  return (
    <Button variant={variant} size={size} className={className} onClick={() => print()}>
      <Printer aria-hidden className="size-5" />
      Imprimer
    </Button>
  )
}
