import { amountOf, centimesOf } from '#contract/money.ts'

/** Formats an amount as a number for French spreadsheets: "1500", "1500,50". */
export const csvAmount = (amount: string): string =>
  amountOf(centimesOf(amount)).replace(/\.00$/, '').replace('.', ',')
