import { createContext } from 'react'
import type { MarkKind } from '#contract/favourites/schemas.ts'

/** A favourite product or producer, or a stock alert. */
export type Mark = {
  kind: MarkKind
  id: string
  /** Name. */
  name: string
}

/** Called when a mark is removed and its card disappears. */
export const OnMarkRemoved = createContext<((mark: Mark) => void) | undefined>(undefined)
