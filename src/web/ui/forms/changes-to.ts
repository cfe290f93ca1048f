/**
 * Of what stands in a form, that which says something else than was shown: the rest may have been changed elsewhere
 * meanwhile, and stays as it is then.
 */
export const changesTo = <Typed extends object>(
  shown: Partial<Record<keyof Typed, unknown>>,
  typed: Typed,
): Partial<Typed> => {
  const names = Object.keys(typed) as (keyof Typed)[]
  const changed = names.filter(name => typed[name] !== shown[name])
  return Object.fromEntries(changed.map(name => [name, typed[name]])) as Partial<Typed>
}
