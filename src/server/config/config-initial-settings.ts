import type { ShopLimit } from '#contract/limits.ts'
import type { Variables } from './config-variables.ts'

/** `cashAnswerHours`: hours after which an unconfirmed order in cash is cancelled; 0 is for trials. */
export type InitialSettings = Readonly<
  Record<'phone' | 'email' | 'supportEmail', string> & Record<ShopLimit | 'cashAnswerHours', number>
>

/** Initial values of settings of the shop, from the environment. */
export const readInitialSettings = (v: Variables): InitialSettings => ({
  phone: v.CONTACT_PHONE,
  email: v.CONTACT_EMAIL,
  supportEmail: v.SUPPORT_EMAIL,
  ordersPerHour: v.ORDERS_PER_HOUR,
  openFcfaUnconfirmed: v.OPEN_FCFA_UNCONFIRMED,
  openFcfaConfirmed: v.OPEN_FCFA_CONFIRMED,
  textsPerNumber: v.TEXTS_PER_NUMBER,
  cashAnswerHours: v.CASH_ANSWER_HOURS,
})
