import { CircleAlert, CircleCheck, CircleX, Clock, Info, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '#web/ui/cx.ts'

export type Tone = 'info' | 'success' | 'warning' | 'danger' | 'neutral'

const tones: Record<Tone, { look: string; icon: LucideIcon }> = {
  info: { look: 'bg-info-tint text-info', icon: Info },
  success: { look: 'bg-success-tint text-success', icon: CircleCheck },
  warning: { look: 'bg-warning-tint text-warning', icon: Clock },
  danger: { look: 'bg-danger-tint text-danger', icon: CircleX },
  neutral: { look: 'bg-neutral-tint text-neutral', icon: CircleAlert },
}

export type BadgeProps = {
  tone: Tone
  children: ReactNode
  /** Without icon, for rows. */
  isSmall?: boolean | undefined
  icon?: LucideIcon | null
  className?: string
}

/** A status badge: text, colour and icon (colour alone is not accessible). */
export function Badge({ tone, children, isSmall, icon, className }: BadgeProps) {
  const Icon = icon === undefined ? tones[tone].icon : icon
  return (
    <span
      className={cx(
        'inline-flex items-center rounded-full py-1 leading-none font-semibold min-[20rem]:whitespace-nowrap',
        isSmall ? 'gap-1 px-1.5 text-xs' : 'gap-1.5 px-2.5 text-sm',
        tones[tone].look,
        className,
      )}
    >
      {Icon && !isSmall && <Icon aria-hidden className="size-4 shrink-0" />}
      {children}
    </span>
  )
}
