import { createContext } from 'react'
import type { MarkKind } from '#contract/favourites/schemas.ts'

/** What a customer marks: a product or a producer that is liked, a product that is waited for. */
export type Mark = {
  kind: MarkKind
  id: string
  /** What it is called. */
  name: string
}

/** Told of each mark that the customer takes off, where its card goes with it. */
export const OnMarkRemoved = createContext<((mark: Mark) => void) | undefined>(undefined)
