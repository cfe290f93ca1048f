import { createContext, type ReactNode, use } from 'react'

/** Renders an item from its props. */
export type FragmentComponent<Facts extends object> = (facts: Facts) => ReactNode

/** Leaves a placeholder for a fragment and returns its mark; see page-placeholders.tsx. */
export type LeavePlaceholder = <Facts extends object>(draw: FragmentComponent<Facts>, facts: Facts) => string

/** Provided by the server renderer only. */
export const PlaceholderContext = createContext<LeavePlaceholder | undefined>(undefined)

type Props<Facts extends object> = { of: FragmentComponent<Facts>; facts: Facts }

/**
 * A list item that is the same on every page: the server renders it once per set of props and reuses the HTML. It must depend
 * on nothing else, use no `useId` and preload nothing.
 */
export function CachedItem<Facts extends object>({ of: Item, facts }: Props<Facts>) {
  const leavePlaceholder = import.meta.env.SSR ? use(PlaceholderContext) : undefined
  if (!leavePlaceholder) {
    return (
      <li>
        <Item {...facts} />
      </li>
    )
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the placeholder is replaced by HTML rendered by React.
  return <li dangerouslySetInnerHTML={{ __html: leavePlaceholder(Item, facts) }} />
}
