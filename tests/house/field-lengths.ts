/**
 * Where a form writes the length of a field as a number: the contract's schema states the same limit, and one of the two would be
 * changed without the other.
 * @returns the attributes
 */
export const findWrittenLengths = (source: string): string[] =>
  [...source.matchAll(/\bmaxLength=(?:\{\s*\d[^}]*\}|"[^"]*"|'[^']*')/g)].map(([attribute]) => attribute)
