import type { LucideIcon } from 'lucide-react'
import type { ButtonHTMLAttributes } from 'react'
import { cx } from '#web/ui/cx.ts'

type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type'> & {
  icon: LucideIcon
  label: string
}

/** A round icon button with an accessible name. Stays focusable while disabled. */
export function IconButton({ icon: Icon, label, className, disabled, onClick, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      {...rest}
      aria-disabled={disabled}
      onClick={disabled ? undefined : onClick}
      className={cx(
        'grid size-11 shrink-0 place-items-center rounded-full hover:bg-paper-deep aria-disabled:text-line-strong aria-disabled:hover:bg-transparent',
        className,
      )}
    >
      <Icon aria-hidden className="size-5" />
    </button>
  )
}
