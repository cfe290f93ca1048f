import type { ReactNode } from 'react'
import { cx } from '#web/ui/cx.ts'
import { FieldError } from '#web/ui/forms/field-error.tsx'
import { useField } from '#web/ui/forms/form.tsx'

export type Choice = {
  value: string
  label: ReactNode
  hint?: ReactNode
  /** Whether the choice is unavailable, as its hint explains. */
  isDisabled?: boolean
}

type RadioGroupProps = {
  name: string
  /** Heading of the group. */
  legend: string
  choices: readonly Choice[]
  value?: string | undefined
  defaultValue?: string | undefined
  onChange?: (value: string) => void
  error?: string | undefined
}

/** A radio group. */
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
              error && 'border-danger',
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
              className="mt-0.5 size-5 shrink-0 accent-leaf-700"
            />
            <span className="min-w-0">
              <span className="block font-semibold">{choice.label}</span>
              {choice.hint && <span className="block text-sm text-ink-soft">{choice.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  )
}
