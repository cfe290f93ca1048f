/** The value, if it is one of the known ones; else undefined. */
export const oneOf = <const Value>(values: readonly Value[], value: unknown): Value | undefined =>
  values.find(known => known === value)
