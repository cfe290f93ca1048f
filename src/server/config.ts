import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { MIN_ADMIN_PASSWORD_LENGTH } from '#contract/accounts/facts.ts'
import { OperatorError } from '#database/operator-error.ts'
import { type InitialSettings, readInitialSettings } from './config/config-initial-settings.ts'
import { type RateLimits, readLimits } from './config/config-limits.ts'
import {
  allOrNone,
  type ConfigProblem,
  INVENTED_PHONE,
  parseVariables,
  type Variables,
} from './config/config-variables.ts'
import {
  type PaymentSettings,
  readPaymentSettings,
  refuseSimulations,
} from './payments/providers/registry.ts'

/** Storage of pictures. */
export type StorageSettings =
  | { kind: 'folder'; folder: string; privateFolder: string }
  | {
      kind: 's3'
      endpoint: string
      region: string
      bucket: string
      accessKeyId: string
      secretAccessKey: string
    }

/** Configuration from the environment, validated once at the start. */
export type Config = {
  /** NODE_ENV=production: Secure cookies, and limits cannot be lifted. */
  production: boolean
  /** NODE_ENV=development: pages are compiled on demand and reload on changes. */
  development: boolean
  port: number
  /** How long a stopping process goes on serving, until load balancers notice. */
  drainMs: number
  /** Timeout of the stop, after which the process exits with an error. */
  stopTimeoutMs: number
  /** A public page or list that takes longer is answered 503. */
  pageTimeoutMs: number
  host: string
  /** Origin of the site as visitors see it, without a final slash. */
  publicUrl: string
  /** Whether cookies have the Secure attribute and the `__Host-` prefix. */
  secureCookies: boolean
  /** Number of reverse proxies or their addresses, as Fastify's `trustProxy`. */
  trustProxy: number | string[]
  /** Token with which operators read the metrics and the API description in production. */
  operationsToken: string | undefined
  logLevel: Variables['LOG_LEVEL']
  /** Absolute path. */
  dataDir: string
  /** Undefined: the embedded PostgreSQL of the data folder. */
  databaseUrl: string | undefined
  /** Direct connection to PostgreSQL, when `databaseUrl` is a pooler. */
  databaseListenUrl: string | undefined
  /** Interval at which a process checks that it receives the notifications of the database. */
  databaseHeartbeatMs: number
  /** Whether connections use prepared statements. */
  preparesStatements: boolean
  databasePoolSize: number
  demoData: boolean
  /** Whether anybody may sign in to the demonstration accounts, whose passwords the site shows. Never in production. */
  demoAccounts: boolean
  /** Secret from which `serverKey` derives keys; undefined: a key stored in the data folder. */
  secretKey: string | undefined
  firstAdmin: { username: string; email: string; password: string } | undefined
  /** Initial values of the shop's settings, until an administrator changes them (`readSettings`). */
  initialSettings: InitialSettings
  /**
   * Without `smtpUrl`, mails are written to `folder` as .eml files. `shown`: anybody may read them at /dev/mails, in development
   * and with demonstration data only.
   */
  mail: { smtpUrl: string | undefined; from: string; folder: string; shown: boolean }
  /** Without `gateway`, text messages are written to `folder`, and shown with the mails. */
  texts: {
    gateway: { url: string; token: string } | undefined
    channel: Variables['SMS_GATEWAY_CHANNEL']
    folder: string
  }
  /** Keys of each payment provider; one without keys is simulated, and a banner says so. */
  payments: PaymentSettings
  storage: StorageSettings
  /** An OpenAI-compatible service for the assistant; undefined: built-in answers only. */
  languageModel: { baseUrl: string; apiKey: string | undefined; model: string; timeoutMs: number } | undefined
  /** Hours from the confirmation of a payout number until payouts to it are possible; 0 is for trials. */
  payoutNumberWaitHours: number
  /** Above this amount, in FCFA, transfers to one person need the approval of a second administrator. */
  transferSecondApprovalFcfa: number
  limits: RateLimits
  /** RATE_LIMITS=off: all limits are lifted, also those of the settings. Never in production. */
  areLimitsLifted: boolean
}

/** Environment variables are missing or invalid. The message lists them in French, for the operator. */
export class ConfigError extends OperatorError {
  override name = 'ConfigError'
  readonly problems: ConfigProblem[]
  constructor(problems: ConfigProblem[]) {
    super(
      ['La configuration est refusée.', ...problems.map(p => `  ${p.variable} : ${p.message}.`)].join('\n'),
    )
    this.problems = problems
  }
}

/** Reads the environment, completed by the file `.env` of the current folder, if any. */
export function loadConfig(): Config {
  if (existsSync('.env')) process.loadEnvFile('.env')
  return readConfig(process.env)
}

/** Reads the configuration. @throws ConfigError when values are invalid or incompatible */
export function readConfig(env: Record<string, string | undefined>): Config {
  const parsed = parseVariables(env)
  if (Array.isArray(parsed)) throw new ConfigError(parsed)
  const problems: ConfigProblem[] = []
  const config = assemble(parsed, problems)
  if (problems.length > 0) throw new ConfigError(problems)
  return config
}

/** Load balancers check every second or two. */
const PRODUCTION_DRAIN_SECONDS = 3

function assemble(v: Variables, problems: ConfigProblem[]): Config {
  const production = v.NODE_ENV === 'production'
  const demoData = v.DEMO_DATA ?? (!production && v.DATABASE_URL === undefined)
  const demoAccounts = demoData && !production
  const publicUrl = v.PUBLIC_URL ?? `http://localhost:${v.PORT}`
  const payments = readPaymentSettings(v, problems)
  if (production) refuseInProduction(v, { publicUrl, payments }, problems)
  const dataDir = resolve(v.DATA_DIR)
  return {
    production,
    development: v.NODE_ENV === 'development',
    port: v.PORT,
    drainMs: 1000 * (v.DRAIN_SECONDS ?? (production ? PRODUCTION_DRAIN_SECONDS : 0)),
    stopTimeoutMs: 1000 * v.STOP_TIMEOUT_SECONDS,
    pageTimeoutMs: 1000 * v.PAGE_TIMEOUT_SECONDS,
    host: v.HOST,
    publicUrl,
    secureCookies: production || publicUrl.startsWith('https:'),
    trustProxy: v.TRUST_PROXY,
    operationsToken: v.OPERATIONS_TOKEN,
    logLevel: v.LOG_LEVEL,
    dataDir,
    databaseUrl: v.DATABASE_URL,
    databaseListenUrl: v.DATABASE_LISTEN_URL,
    databaseHeartbeatMs: v.DATABASE_HEARTBEAT_MS,
    preparesStatements: v.DATABASE_PREPARED_STATEMENTS,
    databasePoolSize: v.DATABASE_POOL_SIZE,
    demoData,
    demoAccounts,
    secretKey: v.SECRET_KEY,
    firstAdmin: firstAdmin(v, problems),
    initialSettings: readInitialSettings(v),
    mail: {
      smtpUrl: v.SMTP_URL,
      from: v.MAIL_FROM,
      folder: resolve(dataDir, 'mails'),
      shown: !v.SMTP_URL && (demoAccounts || v.NODE_ENV === 'development'),
    },
    texts: {
      gateway: textGateway(v, problems),
      channel: v.SMS_GATEWAY_CHANNEL,
      folder: resolve(dataDir, 'texts'),
    },
    payments,
    storage: storage(v, dataDir, problems),
    languageModel: languageModel(v, problems),
    payoutNumberWaitHours: v.PAYOUT_NUMBER_WAIT_HOURS,
    transferSecondApprovalFcfa: v.TRANSFER_SECOND_APPROVAL_FCFA,
    limits: readLimits(v),
    areLimitsLifted: v.RATE_LIMITS === 'off',
  }
}

type ResolvedConfig = { publicUrl: string; payments: PaymentSettings }

function refuseInProduction(
  v: Variables,
  { publicUrl, payments }: ResolvedConfig,
  problems: ConfigProblem[],
): void {
  if (v.RATE_LIMITS === 'off') {
    problems.push({
      variable: 'RATE_LIMITS',
      message: 'les limites ne peuvent pas être levées en production',
    })
  }
  if (v.CASH_ANSWER_HOURS === 0) {
    problems.push({
      variable: 'CASH_ANSWER_HOURS',
      message: 'en production, les producteurs ont au moins une heure pour répondre',
    })
  }
  if (v.PAYOUT_NUMBER_WAIT_HOURS === 0) {
    problems.push({
      variable: 'PAYOUT_NUMBER_WAIT_HOURS',
      message: 'en production, un vendeur a au moins une heure pour voir que son numéro a été changé',
    })
  }
  refusePlaceholders(v, problems)
  if (!v.SMTP_URL && v.MAILS_WITHOUT_SMTP !== 'allow') {
    problems.push({
      variable: 'SMTP_URL',
      message:
        'sans serveur, aucun e-mail ne partirait, ce que la production refuse ; donnez-en un, ou MAILS_WITHOUT_SMTP=allow si c’est voulu',
    })
  }
  refuseSimulations(payments, v, problems)
  if (v.ADMIN_PASSWORD && v.ADMIN_PASSWORD.length < MIN_ADMIN_PASSWORD_LENGTH) {
    problems.push({
      variable: 'ADMIN_PASSWORD',
      message: `il faut au moins ${MIN_ADMIN_PASSWORD_LENGTH} caractères en production`,
    })
  }
  if (!v.PUBLIC_URL) {
    problems.push({
      variable: 'PUBLIC_URL',
      message: 'l’adresse publique du site est nécessaire en production',
    })
  } else if (!publicUrl.startsWith('https:')) {
    problems.push({
      variable: 'PUBLIC_URL',
      message: 'en production, l’adresse publique doit commencer par https://',
    })
  }
}

/** Domain names reserved for examples and tests (RFC 2606, RFC 6761), and their subdomains. */
const PLACEHOLDER_NAME = /(?:[@.])(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)>?$/i

/** Rejects the fictitious contact details of the demonstration: customers would use them. */
function refusePlaceholders(v: Variables, problems: ConfigProblem[]): void {
  const message =
    'c’est une valeur d’exemple, qui ne mène à personne ; la production refuse de la montrer, donnez la vôtre'
  const addresses = [
    'CONTACT_EMAIL',
    'SUPPORT_EMAIL',
    'ADMIN_EMAIL',
    ...(v.SMTP_URL ? ['MAIL_FROM' as const] : []),
  ] as const
  for (const variable of addresses) {
    if (PLACEHOLDER_NAME.test(v[variable] ?? '')) problems.push({ variable, message })
  }
  if (v.CONTACT_PHONE === INVENTED_PHONE) problems.push({ variable: 'CONTACT_PHONE', message })
}

function firstAdmin(v: Variables, problems: ConfigProblem[]): Config['firstAdmin'] {
  const admin = allOrNone(v, ['ADMIN_USERNAME', 'ADMIN_EMAIL', 'ADMIN_PASSWORD'], problems)
  return admin && { username: admin.ADMIN_USERNAME, email: admin.ADMIN_EMAIL, password: admin.ADMIN_PASSWORD }
}

function textGateway(v: Variables, problems: ConfigProblem[]): Config['texts']['gateway'] {
  const gateway = allOrNone(v, ['SMS_GATEWAY_URL', 'SMS_GATEWAY_TOKEN'], problems)
  return gateway && { url: gateway.SMS_GATEWAY_URL, token: gateway.SMS_GATEWAY_TOKEN }
}

function storage(v: Variables, dataDir: string, problems: ConfigProblem[]): StorageSettings {
  const bucket = allOrNone(
    v,
    ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
    problems,
  )
  if (!bucket) {
    return {
      kind: 'folder',
      folder: resolve(dataDir, 'attached_assets'),
      privateFolder: resolve(dataDir, 'private_pictures'),
    }
  }
  return {
    kind: 's3',
    endpoint: bucket.S3_ENDPOINT,
    region: bucket.S3_REGION,
    bucket: bucket.S3_BUCKET,
    accessKeyId: bucket.S3_ACCESS_KEY_ID,
    secretAccessKey: bucket.S3_SECRET_ACCESS_KEY,
  }
}

function languageModel(v: Variables, problems: ConfigProblem[]): Config['languageModel'] {
  const service = allOrNone(v, ['LLM_BASE_URL', 'LLM_MODEL'], problems)
  return (
    service && {
      baseUrl: service.LLM_BASE_URL,
      apiKey: service.LLM_API_KEY,
      model: service.LLM_MODEL,
      timeoutMs: service.LLM_TIMEOUT_MS,
    }
  )
}
