/** The fields of a form that differ from the initial values; others may have been changed elsewhere meanwhile. */
export const changesTo = <Typed extends object>(
  shown: Partial<Record<keyof Typed, unknown>>,
  typed: Typed,
): Partial<Typed> => {
  const names = Object.keys(typed) as (keyof Typed)[]
  const changed = names.filter(name => typed[name] !== shown[name])
  return Object.fromEntries(changed.map(name => [name, typed[name]])) as Partial<Typed>
}
