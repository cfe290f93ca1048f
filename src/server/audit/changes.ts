import { isDeepStrictEqual } from 'node:util'

/**
 * Changed fields with their values before and after, as the audit log stores them; null without a change. Fields that are absent
 * or undefined in `wished` are ignored.
 */
export function changesBetween<State extends object>(
  state: State,
  wished: { readonly [Field in keyof State]?: State[Field] | undefined },
): { before: Partial<State>; after: Partial<State> } | null {
  const changed = (Object.keys(wished) as (keyof State)[]).filter(
    field => wished[field] !== undefined && !isDeepStrictEqual(wished[field], state[field]),
  )
  if (changed.length === 0) return null
  const changedOf = (from: typeof wished) =>
    Object.fromEntries(changed.map(field => [field, from[field]])) as Partial<State>
  return { before: changedOf(state), after: changedOf(wished) }
}
