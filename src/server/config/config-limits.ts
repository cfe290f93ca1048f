import type { LimitSetting } from '#contract/limits.ts'
import type { Variables } from './config-variables.ts'

/** Infinite where the limits are lifted. */
export type RateLimits = Readonly<Record<LimitSetting, number>>

/** The limits that the environment sets. */
export function readLimits(v: Variables): RateLimits {
  const set: RateLimits = {
    loginFailuresPerAccount: v.LOGIN_FAILURES_PER_ACCOUNT,
    loginFailuresPerAddress: v.LOGIN_FAILURES_PER_ADDRESS,
    signInsPerAccount: v.SIGN_INS_PER_ACCOUNT,
    signInsPerAddress: v.SIGN_INS_PER_ADDRESS,
    secondFactorTries: v.SECOND_FACTOR_TRIES,
    documentsPerHour: v.DOCUMENTS_PER_HOUR,
    changesPerHour: v.CHANGES_PER_HOUR,
    phoneChangesPerDay: v.PHONE_CHANGES_PER_DAY,
    passwordLinksPerHour: v.PASSWORD_LINKS_PER_HOUR,
    emailConfirmationsPerHour: v.EMAIL_CONFIRMATIONS_PER_HOUR,
    publicWritesPerHour: v.PUBLIC_WRITES_PER_HOUR,
    chatMessagesPerMinute: v.CHAT_MESSAGES_PER_MINUTE,
    languageModelCallsPerDay: v.LLM_CALLS_PER_DAY,
    paymentsPerAccount: v.PAYMENTS_PER_ACCOUNT,
    paymentsPerAddress: v.PAYMENTS_PER_ADDRESS,
    paymentChecksPerAccount: v.PAYMENT_CHECKS_PER_ACCOUNT,
    paymentChecksPerAddress: v.PAYMENT_CHECKS_PER_ADDRESS,
    picturesPerHour: v.PICTURES_PER_HOUR,
    problemsPerDay: v.PROBLEMS_PER_DAY,
    problemPicturesPerDay: v.PROBLEM_PICTURES_PER_DAY,
    mailsPerRecipient: v.MAILS_PER_RECIPIENT,
    mailsPerAccount: v.MAILS_PER_ACCOUNT,
    textsPerAccount: v.TEXTS_PER_ACCOUNT,
    textsPerDay: v.TEXTS_PER_DAY,
    textCodesPerMinute: v.TEXT_CODES_PER_MINUTE,
    textCodesPerNumber: v.TEXT_CODES_PER_NUMBER,
    textCodesPerAddress: v.TEXT_CODES_PER_ADDRESS,
    textCodesPerDay: v.TEXT_CODES_PER_DAY,
  }
  if (v.RATE_LIMITS === 'on') return set
  return Object.fromEntries(Object.keys(set).map(name => [name, Number.POSITIVE_INFINITY])) as RateLimits
}
