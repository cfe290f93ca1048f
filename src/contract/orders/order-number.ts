const PREFIX = 'AMIC-'

/** An order number as displayed, within a text. */
export const ORDER_NUMBER_PATTERN = `${PREFIX}\\d+`
const ORDER_NUMBER = new RegExp(`^${ORDER_NUMBER_PATTERN}$`)

/** Whether the value is an order number as displayed. */
export const isOrderNumber = (value: unknown): value is string =>
  typeof value === 'string' && ORDER_NUMBER.test(value)

/** 123 → "AMIC-000123", the number displayed and searched. */
export const orderNumber = (serial: number): string => `${PREFIX}${String(serial).padStart(6, '0')}`

/** The serial of an order number as typed ("amic-000123", "123"); null when it is none. */
export function serialOf(text: string): number | null {
  const digits = /^(?:amic-?)?0*(\d{1,12})$/i.exec(text.trim())?.[1]
  return digits === undefined ? null : Number(digits)
}
