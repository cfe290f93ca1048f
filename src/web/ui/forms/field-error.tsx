import { cx } from '#web/ui/cx.ts'

type Props = { id: string; error: string | undefined; className?: string }

/** Error message below a field; nothing without one. */
export const FieldError = ({ id, error, className = 'mt-1' }: Props) =>
  error && (
    <p id={`${id}-error`} className={cx('text-sm font-semibold text-danger', className)}>
      {error}
    </p>
  )
