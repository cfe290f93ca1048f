import { createContext, type ReactNode, use } from 'react'

/** What draws an item of these facts. */
export type Part<Facts extends object> = (facts: Facts) => ReactNode

/** Leaves a place in the page for a part, and gives its text; see places-of-page.tsx. */
export type LeavePlace = <Facts extends object>(draw: Part<Facts>, facts: Facts) => string

/** Whoever draws pages on the server gives it; browsers have none. */
export const PlaceContext = createContext<LeavePlace | undefined>(undefined)

type Props<Facts extends object> = { of: Part<Facts>; facts: Facts }

/**
 * An item of a list that is the same on every page: the server draws it once for all pages that show the same facts. It must
 * depend on nothing else, hold no `useId` and load nothing ahead of the page.
 */
export function ItemDrawnOnce<Facts extends object>({ of: Item, facts }: Props<Facts>) {
  const leavePlace = import.meta.env.SSR ? use(PlaceContext) : undefined
  if (!leavePlace) {
    return (
      <li>
        <Item {...facts} />
      </li>
    )
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what React drew takes the place of a mark.
  return <li dangerouslySetInnerHTML={{ __html: leavePlace(Item, facts) }} />
}
