import { Slider } from 'radix-ui'

type Props = {
  /** Accessible name of both thumbs. */
  label: string
  min: number
  max: number
  step: number
  value: readonly [low: number, high: number]
  /** Called while a thumb moves. */
  onChange: (value: [low: number, high: number]) => void
  /** Called once a thumb is released. */
  onCommit: (value: [low: number, high: number]) => void
  /** Formats a value for display. */
  format: (value: number) => string
}

const pair = (values: number[]): [number, number] => [values[0] ?? 0, values[1] ?? 0]

const thumbClass =
  'block size-7 rounded-full border-4 border-leaf-700 bg-white shadow-card focus-visible:outline-3 focus-visible:outline-leaf-700 ' +
  // The touch target is larger than the visible thumb.
  'relative before:absolute before:-inset-2.5 before:rounded-full'

/** A two-ended slider. Load it with `LazyRangeSlider`. */
export default function RangeSlider({ label, min, max, step, value, onChange, onCommit, format }: Props) {
  return (
    <Slider.Root
      min={min}
      max={max}
      step={step}
      value={[...value]}
      onValueChange={values => onChange(pair(values))}
      onValueCommit={values => onCommit(pair(values))}
      className="relative flex h-11 w-full touch-none items-center px-1 select-none"
    >
      <Slider.Track className="relative h-2 grow rounded-full bg-paper-deep ring-1 ring-line ring-inset">
        <Slider.Range className="absolute h-full rounded-full bg-leaf-700" />
      </Slider.Track>
      <Slider.Thumb
        aria-label={`${label}, minimum`}
        aria-valuetext={format(value[0])}
        className={thumbClass}
      />
      <Slider.Thumb
        aria-label={`${label}, maximum`}
        aria-valuetext={format(value[1])}
        className={thumbClass}
      />
    </Slider.Root>
  )
}
