import { amountOf, centimesOf } from '#contract/money.ts'

/** "1500", "1500,50": an amount as a French spreadsheet computes with it. */
export const csvAmount = (amount: string): string =>
  amountOf(centimesOf(amount)).replace(/\.00$/, '').replace('.', ',')
