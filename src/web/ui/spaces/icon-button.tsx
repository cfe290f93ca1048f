import type { LucideIcon } from 'lucide-react'
import type { ButtonHTMLAttributes } from 'react'
import { cx } from '#web/ui/cx.ts'

type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type'> & {
  icon: LucideIcon
  label: string
}

/** A round button that says its name to those who do not see it. */
export function IconButton({ icon: Icon, label, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      {...rest}
      className={cx(
        'grid size-11 shrink-0 place-items-center rounded-full hover:bg-paper-deep disabled:text-line-strong disabled:hover:bg-transparent',
        className,
      )}
    >
      <Icon aria-hidden className="size-5" />
    </button>
  )
}
