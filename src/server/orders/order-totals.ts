import { amountOf, centimesOf, centimesOfFcfa } from '#contract/money.ts'

export type PricedLine = { quantity: number; price: string }

/** Price of a line, in centimes. */
export const lineCentimes = ({ quantity, price }: PricedLine): number => quantity * centimesOf(price)

/** Total of some lines, as an amount. Delivery is free. */
export const totalOf = (lines: readonly PricedLine[]): string =>
  amountOf(lines.reduce((sum, line) => sum + lineCentimes(line), 0))

/** Centimes of an amount sent by a browser as a string or a number. */
export const sentCentimes = (sent: string | number): number =>
  typeof sent === 'number' ? Math.round(centimesOfFcfa(sent)) : centimesOf(sent)
