/** A number as one types it, without the spaces between its thousands: "1 500" is "1500". */
export const withoutSpaces = (typed: unknown): string => String(typed).replace(/\s/g, '')

/** A stock as one types it; undefined for what is none. */
export function stockOf(typed: unknown): number | undefined {
  const digits = withoutSpaces(typed)
  return /^\d+$/.test(digits) ? Number(digits) : undefined
}

/** What was typed of a unit's weight; null where nothing was, or where its unit says it. */
export function weightOf(typed: FormDataEntryValue | undefined): number | null {
  const digits = withoutSpaces(typed ?? '')
  return digits === '' ? null : Number(digits)
}
