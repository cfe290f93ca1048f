import type { ReactNode } from 'react'
import { CollapsibleSection } from '#web/ui/on-demand/collapsible-section.tsx'
import type { QueryState } from '#web/ui/signed-in/loaded.tsx'

/** The parts of the page, in their order: the ids of their addresses, and what they are called. */
export const deliveryParts = {
  zones: 'Zones',
  points: 'Points de retrait',
  tournees: 'Jours par défaut',
  jours: 'Jours sans livraison',
} as const

type Props<Data> = {
  part: keyof typeof deliveryParts
  query: QueryState<Data>
  /** How it stands, in a line. */
  state: (data: Data) => string
  /** Adds something to it. */
  action?: ReactNode
  /** What it is for. */
  about: string
  children: ReactNode
}

/** One part of the page: its name, how it stands, what it is for, and what is in it. */
export function DeliveryPart<Data>({ part, query: { data, error }, state, children, ...said }: Props<Data>) {
  return (
    <CollapsibleSection
      {...said}
      id={part}
      title={deliveryParts[part]}
      state={data === undefined ? error && 'Pas lu pour le moment' : state(data)}
    >
      {children}
    </CollapsibleSection>
  )
}
