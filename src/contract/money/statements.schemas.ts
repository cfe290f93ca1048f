import * as z from 'zod/mini'
import { Amount, IdParams } from '../common.ts'

/** A month as addresses write it: 2026-10. */
export const MonthParams = z.object({
  month: z.string('Mois manquant').check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'Ce mois n’existe pas.')),
})

export const VendorMonthParams = z.extend(IdParams, MonthParams.shape)

/** What the shop owed a vendor at the beginning and at the end of a month. */
export const MonthlyBalance = z.object({
  month: z.string(),
  opening: Amount,
  closing: Amount,
  /** The month that is not over yet: its closing is what is owed now. */
  isOpen: z.boolean(),
})
export type MonthlyBalance = z.infer<typeof MonthlyBalance>
