import * as z from 'zod/mini'
import { Amount, IdParams } from '../common.ts'

/** A month in URLs: 2026-10. */
export const MonthParams = z.object({
  month: z.string('Mois manquant').check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'Ce mois n’existe pas.')),
})

export const VendorMonthParams = z.extend(IdParams, MonthParams.shape)

/** The balance of a vendor at the start and end of a month. */
export const MonthlyBalance = z.object({
  month: z.string(),
  opening: Amount,
  closing: Amount,
  /** The current month: its closing balance is the present one. */
  isOpen: z.boolean(),
})
export type MonthlyBalance = z.infer<typeof MonthlyBalance>
