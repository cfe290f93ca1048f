const PREFIX = 'AMIC-'

/** 123 → "AMIC-000123": the number that people read, say and search. */
export const orderNumber = (serial: number): string => `${PREFIX}${String(serial).padStart(6, '0')}`

/** The serial behind what a person typed ("amic-000123", "123"), or null when it is not a number of an order. */
export function serialOf(text: string): number | null {
  const digits = /^(?:amic-?)?0*(\d{1,12})$/i.exec(text.trim())?.[1]
  return digits === undefined ? null : Number(digits)
}
