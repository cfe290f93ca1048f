import type { ReactNode } from 'react'
import { PART_PLACE } from '#web/ui/seldom/indexed-page.tsx'

/** The parts of the page, in their order: the ids of their addresses, and what they are called. */
export const deliveryParts = {
  zones: 'Zones',
  points: 'Points de retrait',
  tournees: 'Tournées de la maison',
  jours: 'Jours sans livraison',
} as const

type Props = {
  part: keyof typeof deliveryParts
  /** Adds something to it. */
  act?: ReactNode
  /** What it is for. */
  about: string
  children: ReactNode
}

/** One part of the page: its name, what it is for, and what is in it. */
export function DeliveryPart({ part, act, about, children }: Props) {
  return (
    <section id={part} aria-labelledby={`${part}-title`} className={`mb-10 ${PART_PLACE}`}>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h2 id={`${part}-title`} className="text-xl sm:text-2xl">
          {deliveryParts[part]}
        </h2>
        {act}
      </div>
      <p className="mt-1 mb-4 max-w-2xl text-ink-soft">{about}</p>
      {children}
    </section>
  )
}
