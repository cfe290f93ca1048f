import type { ReactNode } from 'react'
import { CollapsibleSection } from '#web/ui/on-demand/collapsible-section.tsx'
import type { QueryState } from '#web/ui/signed-in/loaded.tsx'

/** Sections of the page in order: ids and titles. */
export const deliveryParts = {
  zones: 'Zones',
  points: 'Points de retrait',
  tournees: 'Jours par défaut',
  jours: 'Jours sans livraison',
} as const

type Props<Data> = {
  part: keyof typeof deliveryParts
  query: QueryState<Data>
  /** Status in one line. */
  state: (data: Data) => string
  /** Button that adds an item. */
  action?: ReactNode
  /** Description. */
  about: string
  children: ReactNode
}

/** One section of the page: name, status, description and content. */
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
