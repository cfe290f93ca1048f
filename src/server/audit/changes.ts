import { isDeepStrictEqual } from 'node:util'

/**
 * What a thing becomes that it is not yet, field by field, and what it says there until then, as the journal shows it; null where
 * nothing changes. What is absent of `wished`, or undefined, stays.
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
