import { cx } from '#web/ui/cx.ts'

type Props = { id: string; error: string | undefined; className?: string }

/** What is wrong with the field of this id, under it; nothing while nothing is. */
export const FieldError = ({ id, error, className = 'mt-1' }: Props) =>
  error && (
    <p id={`${id}-error`} className={cx('text-sm font-semibold text-danger', className)}>
      {error}
    </p>
  )
