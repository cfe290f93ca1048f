import type { LimitSetting } from '#contract/limits.ts'

/** Default values of the limits. */
export const limitDefaults: Readonly<Record<LimitSetting, number>> = {
  loginFailuresPerAccount: 5,
  loginFailuresPerAddress: 50,
  signInsPerAccount: 60,
  signInsPerAddress: 600,
  secondFactorTries: 10,
  documentsPerHour: 120,
  changesPerHour: 30,
  phoneChangesPerDay: 5,
  passwordLinksPerHour: 5,
  emailConfirmationsPerHour: 5,
  publicWritesPerHour: 30,
  chatMessagesPerMinute: 20,
  llmCallsPerDay: 1_000,
  picturesPerHour: 300,
  problemsPerDay: 20,
  problemPicturesPerDay: 180,
  mailsPerRecipient: 10,
  mailsPerAccount: 15,
  textsPerAccount: 30,
  textsPerDay: 5_000,
  textCodesPerMinute: 1,
  textCodesPerNumber: 5,
  textCodesPerAddress: 20,
  textCodesPerDay: 2_000,
  paymentsPerAccount: 60,
  paymentsPerAddress: 600,
  paymentChecksPerAccount: 60,
  paymentChecksPerAddress: 600,
}

type ScreamingSnakeCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? '' : '_'}${Uppercase<First>}${ScreamingSnakeCase<Rest>}`
  : ''

/** Names of the environment variables of the limits. */
export type LimitVariable = ScreamingSnakeCase<LimitSetting>

export const limitSettings = Object.keys(limitDefaults) as LimitSetting[]

/** The environment variable of a limit: `PICTURES_PER_HOUR` for `picturesPerHour`. */
export const variableOf = (name: LimitSetting): LimitVariable =>
  name.replaceAll(/[A-Z]/g, capital => `_${capital}`).toUpperCase() as LimitVariable

/** Infinite when the limits are lifted. */
export type RateLimits = Readonly<Record<LimitSetting, number>>

/** Reads the limits of the environment. */
export function readLimits(v: Record<LimitVariable, number> & { RATE_LIMITS: 'on' | 'off' }): RateLimits {
  return Object.fromEntries(
    limitSettings.map(name => [
      name,
      v.RATE_LIMITS === 'on' ? v[variableOf(name)] : Number.POSITIVE_INFINITY,
    ]),
  ) as RateLimits
}
