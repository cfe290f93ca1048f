import type { ReactNode } from 'react'
import { cx } from '#web/ui/cx.ts'
import { FieldError } from '#web/ui/forms/field-error.tsx'

export type FieldWords = {
  label: string
  /** Help between label and control. */
  hint?: ReactNode
  /** Marks the field as optional; unmarked ones are required. */
  isOptional?: boolean | undefined
  className?: string | undefined
}

type Props = FieldWords & { id: string; error: string | undefined; children: ReactNode }

/** Label, hint and error message around a control. */
export function FieldFrame({ id, label, hint, isOptional, error, className, children }: Props) {
  return (
    <div className={cx('min-w-0', className)}>
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
        {isOptional && <span className="font-normal text-ink-soft"> (facultatif)</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="mb-1 text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {children}
      <FieldError id={id} error={error} />
    </div>
  )
}
