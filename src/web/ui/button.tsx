import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react'
import { cx } from '#web/ui/cx.ts'
import { SiteLink, type SiteLinkProps } from '#web/ui/site-link.tsx'

export type ButtonVariant =
  | 'primary'
  | 'secondary'
  | 'quiet'
  | 'onDark'
  | 'accent'
  | 'danger'
  | 'dangerAction'
  | 'quietDanger'
export type ButtonSize = 'medium' | 'large' | 'small'

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-leaf-700 text-white hover:bg-leaf-800 active:bg-leaf-900',
  secondary: 'bg-white text-leaf-800 ring-2 ring-inset ring-leaf-700 hover:bg-leaf-50 active:bg-leaf-100',
  quiet: 'text-leaf-800 hover:bg-leaf-50 active:bg-leaf-100',
  onDark: 'text-white hover:bg-leaf-900 active:bg-leaf-950',
  accent: 'bg-mango-400 text-ink hover:bg-mango-300 active:bg-mango-500',
  danger: 'bg-white text-danger ring-2 ring-inset ring-danger hover:bg-danger-tint',
  /** For the action that a dialog confirms. */
  dangerAction: 'bg-danger text-white hover:opacity-90',
  /** For an action that opens a confirmation, beside the main content. */
  quietDanger: 'text-danger hover:bg-danger-tint',
}

const sizes: Record<ButtonSize, string> = {
  small: 'min-h-11 px-3 text-sm',
  medium: 'min-h-11 px-5',
  large: 'min-h-13 px-6 text-lg',
}

type Look = {
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  isWide?: boolean | undefined
  className?: string | undefined
}

/** Classes of a button, for external links; for internal ones use `LinkButton`. */
export function buttonClass({ variant = 'primary', size = 'medium', isWide, className }: Look): string {
  return cx('button', sizes[size], variants[variant], isWide && 'w-full', className)
}

type ButtonProps = Look & {
  /** Label while the action is running, during which presses are ignored. */
  pendingWord?: string | false | undefined
  children: ReactNode
} & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'>

/** A button. It keeps the focus while its action is running, and never runs it twice. */
export function Button({
  variant,
  size,
  isWide,
  className,
  pendingWord,
  children,
  onClick,
  type = 'button',
  'aria-disabled': isHeld,
  ...rest
}: ButtonProps) {
  const isPending = Boolean(pendingWord)
  const action = (event: MouseEvent<HTMLButtonElement>) => {
    if (isPending) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      onClick={action}
      aria-disabled={isPending || isHeld}
      className={buttonClass({ variant, size, isWide, className })}
    >
      {pendingWord || children}
    </button>
  )
}

type FileButtonProps = Look & {
  href: string
  /** Replaces the browser's download, where the page itself receives the file. */
  onClick?: (event: MouseEvent) => void
  children: ReactNode
}

/** A download link that looks like a button. */
export function FileButton({ href, onClick, children, variant, size, isWide, className }: FileButtonProps) {
  return (
    <a href={href} download onClick={onClick} className={buttonClass({ variant, size, isWide, className })}>
      {children}
    </a>
  )
}

type LinkButtonProps = Look & Omit<SiteLinkProps, 'className'>

/** An internal link that looks like a button. */
export function LinkButton({ variant, size, isWide, className, children, ...link }: LinkButtonProps) {
  return (
    <SiteLink {...link} className={buttonClass({ variant, size, isWide, className })}>
      {children}
    </SiteLink>
  )
}
