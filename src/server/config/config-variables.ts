import { isIP } from 'node:net'
import * as z from 'zod'
import { Username } from '#contract/accounts/person.schemas.ts'
import { type LimitVariable, limitDefaults, limitSettings, variableOf } from './config-limits.ts'

/** A problem with a variable, described in French for the operator. */
export type ConfigProblem = { variable: string; message: string }

const text = (message = 'il faut un texte') => z.string({ error: message }).trim().min(1, message)
const wholeNumber = (min: number, max: number) => {
  const error = `il faut un nombre entier de ${min} à ${max}`
  return z
    .string()
    .regex(/^\d+$/, error)
    .transform(Number)
    .pipe(z.number({ error }).min(min, error).max(max, error))
}
const word = <const W extends readonly [string, ...string[]]>(words: W) =>
  z.enum(words, { error: `il faut ${words.join(' ou ')}` })
const switchOf = () => word(['0', '1']).transform(value => value === '1')
const email = () => z.email({ error: 'il faut une adresse e-mail' })

const address = (message: string, protocols: string[]) =>
  z.string().refine(value => URL.canParse(value) && protocols.includes(new URL(value).protocol), message)
const webAddress = () => address('il faut une adresse http:// ou https://', ['http:', 'https:'])
const webOrigin = () =>
  webAddress()
    .transform(value => new URL(value))
    .refine(
      url => url.pathname === '/' && !url.search && !url.hash,
      'il faut une adresse sans chemin, comme https://amic.ci',
    )
    .transform(url => url.origin)

/** Number of reverse proxies, or their addresses: only their forwarding headers are trusted. */
const proxies = () =>
  z.string().transform((value, context): number | string[] => {
    if (/^\d{1,2}$/.test(value)) return Number(value)
    const addresses = value.split(',').map(part => part.trim())
    const known = addresses.every(part => isIP(part.split('/')[0]!) !== 0 && /^[^/]+(\/\d{1,3})?$/.test(part))
    if (!known) {
      context.addIssue({
        code: 'custom',
        message: 'il faut le nombre de proxys, ou leurs adresses IP séparées par des virgules',
      })
    }
    return addresses
  })

/** Fictitious phone number of the demonstration. */
export const INVENTED_PHONE = '+225 27 20 00 00 00'

const limitVariables = Object.fromEntries(
  limitSettings.map(name => [variableOf(name), wholeNumber(1, 1_000_000).default(limitDefaults[name])]),
) as Record<LimitVariable, z.ZodDefault<ReturnType<typeof wholeNumber>>>

/** All environment variables. An empty one counts as absent. */
const variables = z.object({
  NODE_ENV: word(['development', 'production', 'test']).optional(),
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: text().default('localhost'),
  PUBLIC_URL: webOrigin().optional(),
  TRUST_PROXY: proxies().default(0),
  DRAIN_SECONDS: wholeNumber(0, 60).optional(),
  STOP_TIMEOUT_SECONDS: wholeNumber(1, 600).default(25),
  PAGE_TIMEOUT_SECONDS: wholeNumber(1, 600).default(10),
  OPERATIONS_TOKEN: z.string().min(16, 'il faut au moins 16 caractères').optional(),
  LOG_LEVEL: word(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),

  DATA_DIR: text().default('./data'),
  DATABASE_URL: address('il faut une adresse postgres://', ['postgres:', 'postgresql:']).optional(),
  DATABASE_LISTEN_URL: address('il faut une adresse postgres://', ['postgres:', 'postgresql:']).optional(),
  DATABASE_HEARTBEAT_MS: wholeNumber(500, 60_000).default(10_000),
  DATABASE_POOL_SIZE: wholeNumber(3, 200).default(10),
  DATABASE_PREPARED_STATEMENTS: switchOf().default(true),
  DEMO_DATA: switchOf().optional(),

  SECRET_KEY: z.string().min(32, 'il faut au moins 32 caractères').optional(),

  ADMIN_USERNAME: text().pipe(Username).optional(),
  ADMIN_EMAIL: email().optional(),
  ADMIN_PASSWORD: z.string().min(8, 'il faut au moins 8 caractères').optional(),

  CONTACT_PHONE: z
    .string()
    .regex(/^\+225[ \d]{8,20}$/, 'il faut un numéro comme +225 27 20 00 00 00')
    .default(INVENTED_PHONE),
  CONTACT_EMAIL: email().default('contact@amic.example'),
  SUPPORT_EMAIL: email().default('support@amic.example'),

  SMTP_URL: address('il faut une adresse smtp:// ou smtps://', ['smtp:', 'smtps:']).optional(),
  MAILS_WITHOUT_SMTP: word(['allow']).optional(),
  MAIL_FROM: text().default('AMIC <ne-pas-repondre@amic.example>'),

  SMS_GATEWAY_URL: webAddress().optional(),
  SMS_GATEWAY_TOKEN: text().optional(),
  SMS_GATEWAY_CHANNEL: word(['sms', 'whatsapp']).default('sms'),

  CINETPAY_API_KEY: text().optional(),
  CINETPAY_API_PASSWORD: text().optional(),
  CINETPAY_SITE_ID: text().optional(),
  CINETPAY_SECRET_KEY: text().optional(),
  CINETPAY_TRANSFER_API_KEY: z.string().startsWith('sk_', 'il faut une clé sk_…').optional(),
  CINETPAY_TRANSFER_API_PASSWORD: text().optional(),
  CINETPAY_BASE_URL: webAddress().optional(),
  CINETPAY_SIMULATOR: word(['allow']).optional(),

  S3_ENDPOINT: webAddress().optional(),
  S3_REGION: text().default('us-east-1'),
  S3_BUCKET: text().optional(),
  S3_ACCESS_KEY_ID: text().optional(),
  S3_SECRET_ACCESS_KEY: text().optional(),

  LLM_BASE_URL: webAddress().optional(),
  LLM_API_KEY: text().optional(),
  LLM_MODEL: text().optional(),
  LLM_TIMEOUT_MS: wholeNumber(100, 60_000).default(8_000),

  CASH_ANSWER_HOURS: wholeNumber(0, 8_760).default(72),
  PAYOUT_NUMBER_WAIT_HOURS: wholeNumber(0, 8_760).default(24),
  TRANSFER_SECOND_APPROVAL_FCFA: wholeNumber(0, 1_000_000_000).default(500_000),

  RATE_LIMITS: word(['on', 'off']).default('on'),
  ORDERS_PER_HOUR: wholeNumber(1, 1_000_000).default(60),
  OPEN_FCFA_UNCONFIRMED: wholeNumber(1, 1_000_000_000).default(200_000),
  OPEN_FCFA_CONFIRMED: wholeNumber(1, 1_000_000_000).default(5_000_000),
  TEXTS_PER_NUMBER: wholeNumber(1, 1_000_000).default(10),
  ...limitVariables,
})

export type Variables = z.output<typeof variables>

/** Names of all variables, in the order of `variables`. */
export const variableNames = Object.keys(variables.shape)

/** Whether the value of a variable must never be printed, not even in an error message. */
const isSecret = (name: string) => /PASSWORD|SECRET|KEY|TOKEN|_URL$/.test(name)

/** Parses all variables. @returns their values, or the problems of all of them */
export function parseVariables(env: Record<string, string | undefined>): Variables | ConfigProblem[] {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()))
  const result = variables.safeParse(present)
  if (result.success) return result.data
  return result.error.issues.map(issue => {
    const variable = String(issue.path[0])
    const value = isSecret(variable) ? '' : ` (valeur lue : « ${present[variable]} »)`
    return { variable, message: `${issue.message}${value}` }
  })
}

/** Returns the values when all are set, else undefined; when only some are, adds a problem for each that is missing. */
export function allOrNone<const N extends keyof Variables>(
  v: Variables,
  names: readonly N[],
  problems: ConfigProblem[],
) {
  const missing = names.filter(name => v[name] === undefined)
  if (missing.length === 0) return v as Variables & { [name in N]-?: NonNullable<Variables[name]> }
  if (missing.length < names.length) {
    const present = names.filter(name => v[name] !== undefined)
    for (const variable of missing)
      problems.push({ variable, message: `nécessaire avec ${present.join(' et ')}` })
  }
  return undefined
}
