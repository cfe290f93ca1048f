/** A typed number without spaces: "1500" for "1 500". */
export const withoutSpaces = (typed: unknown): string => String(typed).replace(/\s/g, '')

/** Parses a typed stock; undefined when invalid. */
export function stockOf(typed: unknown): number | undefined {
  const digits = withoutSpaces(typed)
  return /^\d+$/.test(digits) ? Number(digits) : undefined
}

/** Parses the weight of a unit; null when empty, or absent since the unit implies it. */
export function weightOf(typed: FormDataEntryValue | undefined): number | null {
  const digits = withoutSpaces(typed ?? '')
  return digits === '' ? null : Number(digits)
}
