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

type Props = { tone: Tone; children: ReactNode; icon?: LucideIcon | null; className?: string }

/** A state in a word, with a colour and a sign: the colour alone would not be seen by everyone. */
export function Badge({ tone, children, icon, className }: Props) {
  const Icon = icon === undefined ? tones[tone].icon : icon
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1.5 rounded-full px-2.5 py-1 text-sm leading-none font-semibold whitespace-nowrap',
        tones[tone].look,
        className,
      )}
    >
      {Icon && <Icon aria-hidden className="size-4 shrink-0" />}
      {children}
    </span>
  )
}
