import type { LucideIcon } from 'lucide-react'
import type { Producer } from '#contract/catalogue/producers.schemas.ts'
import { cx } from '#web/ui/cx.ts'
import { BadgeCheck, Sprout } from '#web/ui/icons.ts'

type Props = { producer: Pick<Producer, 'methods' | 'certifiedMethods'> }

/** A producer's methods; verified ones are marked, the others are its own statement. */
export function ProducerMethods({ producer: { methods, certifiedMethods } }: Props) {
  if (methods.length === 0) return null
  return (
    <ul aria-label="Ses méthodes" className="flex flex-wrap gap-x-5 gap-y-2">
      {methods.map(method => (
        <Method key={method} method={method} isCertified={certifiedMethods.includes(method)} />
      ))}
    </ul>
  )
}

function Method({ method, isCertified }: { method: string; isCertified: boolean }) {
  const Icon: LucideIcon = isCertified ? BadgeCheck : Sprout
  return (
    <li className="flex items-start gap-1.5 text-sm">
      <Icon
        aria-hidden
        className={cx('size-5 shrink-0', isCertified ? 'text-leaf-700' : 'text-laterite-600')}
      />
      <span className="min-w-0">
        <span className="block font-semibold">{method}</span>
        <span className="text-ink-soft">{isCertified ? 'Certifié par AMIC' : 'Selon le producteur'}</span>
      </span>
    </li>
  )
}
