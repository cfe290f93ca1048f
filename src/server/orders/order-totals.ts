import { amountOf, centimesOf } from '#contract/money.ts'

export type PricedLine = { quantity: number; price: string }

/** What a line costs, in centimes. */
export const lineCentimes = ({ quantity, price }: PricedLine): number => quantity * centimesOf(price)

/** What some lines cost together, as an amount. Delivery is free. */
export const totalOf = (lines: readonly PricedLine[]): string =>
  amountOf(lines.reduce((sum, line) => sum + lineCentimes(line), 0))

/** An amount that a browser sent, as a string or a number, in centimes. */
export const sentCentimes = (sent: string | number): number =>
  typeof sent === 'number' ? Math.round(sent * 100) : centimesOf(sent)
