import type { InputHTMLAttributes, ReactNode } from 'react'
import { cx } from '#web/ui/cx.ts'
import { useField } from '#web/ui/form.tsx'

type InputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className' | 'id'>

const markClass = 'size-5 shrink-0 accent-leaf-700'

type CheckboxProps = InputProps & { label: ReactNode; className?: string }

/** A box to tick; the whole line is its target. */
export function Checkbox({ label, className, ...input }: CheckboxProps) {
  return (
    <label className={cx('flex min-h-11 cursor-pointer items-center gap-3', className)}>
      <input {...input} type="checkbox" className={markClass} />
      <span>{label}</span>
    </label>
  )
}

export type Choice = {
  value: string
  label: ReactNode
  hint?: ReactNode
  /** A choice that cannot be made now; its hint says why. */
  isDisabled?: boolean
}

type RadioGroupProps = {
  name: string
  /** What is being chosen. */
  legend: string
  choices: readonly Choice[]
  value?: string | undefined
  defaultValue?: string | undefined
  onChange?: (value: string) => void
  error?: string | undefined
}

/** A few choices, all in sight, of which one is taken. */
export function RadioGroup({
  name,
  legend,
  choices,
  value,
  defaultValue,
  onChange,
  error: given,
}: RadioGroupProps) {
  const { id, error: found, clear } = useField(name)
  const error = given ?? found
  const choose = (chosen: string) => {
    clear()
    onChange?.(chosen)
  }
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={error ? `${id}-error` : undefined} className="min-w-0">
      <legend className="mb-2 font-semibold">{legend}</legend>
      <div className="grid gap-2">
        {choices.map(choice => (
          <label
            key={choice.value}
            className={cx(
              'flex min-h-14 items-start gap-3 rounded-field border border-line-strong bg-white p-4',
              'has-checked:border-leaf-700 has-checked:bg-leaf-50 has-checked:ring-1 has-checked:ring-leaf-700',
              choice.isDisabled ? 'bg-neutral-tint text-neutral' : 'cursor-pointer',
            )}
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              disabled={choice.isDisabled}
              checked={value === undefined ? undefined : value === choice.value}
              defaultChecked={defaultValue === undefined ? undefined : defaultValue === choice.value}
              aria-invalid={error ? true : undefined}
              onChange={() => choose(choice.value)}
              className={cx(markClass, 'mt-0.5')}
            />
            <span className="min-w-0">
              <span className="block font-semibold">{choice.label}</span>
              {choice.hint && <span className="block text-sm text-ink-soft">{choice.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-1 text-sm font-semibold text-danger">
          {error}
        </p>
      )}
    </fieldset>
  )
}
