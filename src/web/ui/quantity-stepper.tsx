import { Minus, Plus } from 'lucide-react'

type Props = {
  quantity: number
  /** Called with the new number, 0 and more. */
  onChange: (quantity: number) => void
  /** Whose quantity it is, for those who listen. */
  label: string
  /** Where one cannot take less: 1 where there is nothing to take out. */
  min?: number
  max?: number
}

const stepClass =
  'grid size-11 place-items-center rounded-full text-leaf-800 hover:bg-leaf-50 active:bg-leaf-100 aria-disabled:text-line-strong aria-disabled:hover:bg-transparent'

/** One less, how many, one more. A button that has come to the end keeps the focus. */
export function QuantityStepper({
  quantity,
  onChange,
  label,
  min = 0,
  max = Number.POSITIVE_INFINITY,
}: Props) {
  return (
    <fieldset className="inline-flex items-center rounded-full bg-white ring-1 ring-line-strong">
      <legend className="sr-only">{`Quantité de ${label}`}</legend>
      <button
        type="button"
        aria-label={`Diminuer la quantité : ${label}`}
        aria-disabled={quantity <= min}
        onClick={() => onChange(Math.max(min, quantity - 1))}
        className={stepClass}
      >
        <Minus aria-hidden className="size-5" />
      </button>
      <output className="nums min-w-8 text-center font-semibold">{quantity}</output>
      <button
        type="button"
        aria-label={`Augmenter la quantité : ${label}`}
        aria-disabled={quantity >= max}
        onClick={() => onChange(Math.min(max, quantity + 1))}
        className={stepClass}
      >
        <Plus aria-hidden className="size-5" />
      </button>
    </fieldset>
  )
}
