import { Minus, Plus } from 'lucide-react'
import { useState } from 'react'
import { replayEachPress } from '#web/ui/replay-each-press.ts'

type Props = {
  quantity: number
  /** Called with the new quantity. */
  onChange: (quantity: number) => void
  /** Accessible name: whose quantity it is. */
  label: string
  /** Minimum: 1 where the item cannot be removed here. */
  min?: number
  max: number
}

const stepClass =
  'grid size-11 place-items-center rounded-full text-leaf-800 hover:bg-leaf-50 active:bg-leaf-100 aria-disabled:text-line-strong aria-disabled:hover:bg-transparent'

/** A quantity stepper with a number field. A button at its limit keeps the focus. */
export function QuantityStepper({ quantity, onChange, label, min = 0, max }: Props) {
  return (
    <fieldset className="inline-flex items-center rounded-full bg-white ring-1 ring-line-strong">
      <legend className="sr-only">{`Quantité\u00a0: ${label}`}</legend>
      <button
        {...replayEachPress}
        type="button"
        aria-label={`Diminuer la quantité\u00a0: ${label}`}
        aria-disabled={quantity <= min}
        onClick={() => onChange(Math.max(min, quantity - 1))}
        className={stepClass}
      >
        <Minus aria-hidden className="size-5" />
      </button>
      <TypedQuantity {...{ quantity, onChange, label, min, max }} />
      {/* Screen readers do not announce a field changed by a button. */}
      <output className="sr-only">{quantity}</output>
      <button
        {...replayEachPress}
        type="button"
        aria-label={`Augmenter la quantité\u00a0: ${label}`}
        aria-disabled={quantity >= max}
        onClick={() => onChange(Math.min(max, quantity + 1))}
        className={stepClass}
      >
        <Plus aria-hidden className="size-5" />
      </button>
    </fieldset>
  )
}

/** Typed numbers apply at once, up to the maximum; an empty field or zero when it is left. */
function TypedQuantity({ quantity, onChange, label, min, max }: Required<Props>) {
  const [typed, setTyped] = useState<string>()
  const type = (text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, String(max).length + 1)
    setTyped(digits)
    if (Number(digits) > 0) onChange(Math.min(Number(digits), max))
  }
  const leave = () => {
    setTyped(undefined)
    if (typed && Number(typed) === 0) onChange(min)
  }
  return (
    <input
      type="text"
      inputMode="numeric"
      enterKeyHint="done"
      autoComplete="off"
      aria-label={`Quantité\u00a0: ${label}`}
      value={typed ?? quantity}
      onFocus={event => event.target.select()}
      onChange={event => type(event.target.value)}
      onBlur={leave}
      onKeyDown={event => event.key === 'Enter' && leave()}
      className="nums min-h-11 w-11 rounded-field bg-transparent text-center font-semibold"
    />
  )
}
