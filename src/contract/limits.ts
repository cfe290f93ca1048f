import { DAY_MS, HOUR_MS, MINUTE_MS } from './durations.ts'

const QUARTER_HOUR_MS = 15 * MINUTE_MS

/** Limits changed by administrators in the settings; environment variables give the defaults. */
export type ShopLimit = 'ordersPerHour' | 'openFcfaUnconfirmed' | 'openFcfaConfirmed' | 'textsPerNumber'

export type Limit = {
  /**
   * `calls`: each call, counted before the handler. `acts` and `failures`: counted by the handler's code.
   */
  readonly counts: 'calls' | 'acts' | 'failures'
  /** Identity that is counted. */
  readonly per: 'ip' | 'customer' | 'vendor' | 'account' | 'login' | 'mailbox' | 'number' | 'shop'
  /** Name of the setting, from which its environment variable has its own: `picturesPerHour` is `PICTURES_PER_HOUR`. */
  readonly most: string
  readonly withinMs: number
  /**
   * Exponential back-off beyond the limit, reset some time after the last failure. Without it the counter resets when its
   * window ends.
   */
  readonly waits?: { readonly firstMs: number; readonly longestMs: number; readonly forgottenAfterMs: number }
}

/** Rate limits, referenced by endpoints; exceeding one is answered `rate_limited`. */
export const limits = {
  register: { counts: 'calls', per: 'ip', most: 'publicWritesPerHour', withinMs: HOUR_MS },
  /** Over all spaces. Known devices have their own counter, so that failures of others do not lock the owner out. */
  login: {
    counts: 'failures',
    per: 'login',
    most: 'loginFailuresPerAccount',
    withinMs: QUARTER_HOUR_MS,
    waits: { firstMs: MINUTE_MS, longestMs: QUARTER_HOUR_MS, forgottenAfterMs: DAY_MS },
  },
  'login-from': {
    counts: 'failures',
    per: 'ip',
    most: 'loginFailuresPerAddress',
    withinMs: QUARTER_HOUR_MS,
  },
  /** Each costs a hash and a session. Higher per IP address, since mobile operators share addresses. */
  'sign-in': { counts: 'acts', per: 'account', most: 'signInsPerAccount', withinMs: HOUR_MS },
  'sign-in-from': { counts: 'acts', per: 'ip', most: 'signInsPerAddress', withinMs: HOUR_MS },
  'current-password': {
    counts: 'failures',
    per: 'login',
    most: 'loginFailuresPerAccount',
    withinMs: QUARTER_HOUR_MS,
  },
  /** Correct ones too: each costs a hash. */
  'password-checks': { counts: 'acts', per: 'account', most: 'signInsPerAccount', withinMs: HOUR_MS },
  /** Codes of the second factor, right or wrong, since the last correct one. */
  'second-factor': { counts: 'acts', per: 'account', most: 'secondFactorTries', withinMs: QUARTER_HOUR_MS },
  password: { counts: 'calls', per: 'ip', most: 'publicWritesPerHour', withinMs: HOUR_MS },
  /** Protects mailboxes. Counted by the typed address, which does not reveal whether an account exists. */
  'password-of': { counts: 'acts', per: 'mailbox', most: 'passwordLinksPerHour', withinMs: HOUR_MS },
  /** Protects mailboxes of the customer and of strangers. */
  'email-confirmation': {
    counts: 'acts',
    per: 'account',
    most: 'emailConfirmationsPerHour',
    withinMs: HOUR_MS,
  },
  confirm: { counts: 'calls', per: 'ip', most: 'publicWritesPerHour', withinMs: HOUR_MS },
  /** Codes by text: each costs money, and may reach a stranger's phone. */
  'text-code-again': { counts: 'acts', per: 'number', most: 'textCodesPerMinute', withinMs: MINUTE_MS },
  'text-code-to': { counts: 'acts', per: 'number', most: 'textCodesPerNumber', withinMs: HOUR_MS },
  'text-codes-from': { counts: 'acts', per: 'ip', most: 'textCodesPerAddress', withinMs: HOUR_MS },
  'text-codes': { counts: 'acts', per: 'shop', most: 'textCodesPerDay', withinMs: DAY_MS },
  contact: { counts: 'acts', per: 'ip', most: 'publicWritesPerHour', withinMs: HOUR_MS },
  chat: { counts: 'calls', per: 'ip', most: 'chatMessagesPerMinute', withinMs: MINUTE_MS },
  /** Each costs money. Beyond the limit the assistant answers without the model. */
  'language-model': { counts: 'acts', per: 'shop', most: 'llmCallsPerDay', withinMs: DAY_MS },
  pictures: { counts: 'acts', per: 'vendor', most: 'picturesPerHour', withinMs: HOUR_MS },
  /** Each needs manual work. */
  problems: { counts: 'acts', per: 'customer', most: 'problemsPerDay', withinMs: DAY_MS },
  /** Each reads all data of the customer. */
  'own-data': { counts: 'calls', per: 'customer', most: 'publicWritesPerHour', withinMs: HOUR_MS },
  /** Three times the maximum of these problems, for retaken photos. */
  'problem-pictures': { counts: 'acts', per: 'customer', most: 'problemPicturesPerDay', withinMs: DAY_MS },
  /** Each invalidates public pages, and reveals whether a name is taken. */
  profile: { counts: 'calls', per: 'account', most: 'changesPerHour', withinMs: HOUR_MS },
  pause: { counts: 'calls', per: 'vendor', most: 'changesPerHour', withinMs: HOUR_MS },
  /** Each is notified by mail to the current address. */
  phone: { counts: 'acts', per: 'account', most: 'phoneChangesPerDay', withinMs: DAY_MS },
  /** Receipts and statements, rendered one by one in a thread. */
  documents: { counts: 'calls', per: 'account', most: 'documentsPerHour', withinMs: HOUR_MS },
  share: { counts: 'acts', per: 'customer', most: 'publicWritesPerHour', withinMs: HOUR_MS },
  /** Unknown tracking links; existing ones are not limited. */
  tracking: { counts: 'failures', per: 'ip', most: 'publicWritesPerHour', withinMs: MINUTE_MS },
  /** Each calls the provider. Higher per IP address, since mobile operators share addresses. */
  payment: { counts: 'calls', per: 'customer', most: 'paymentsPerAccount', withinMs: HOUR_MS },
  'payment-from': { counts: 'calls', per: 'ip', most: 'paymentsPerAddress', withinMs: HOUR_MS },
  /** The waiting page polls eleven times in two minutes. */
  'payment-check': { counts: 'calls', per: 'customer', most: 'paymentChecksPerAccount', withinMs: MINUTE_MS },
  'payment-check-from': {
    counts: 'calls',
    per: 'ip',
    most: 'paymentChecksPerAddress',
    withinMs: MINUTE_MS,
  },
} as const satisfies Record<string, Limit>
export type LimitName = keyof typeof limits

/** Maximum value of an account's open unpaid orders, and number of orders per hour. */
export const orderLimits = {
  orders: { most: 'ordersPerHour', withinMs: HOUR_MS },
  /** FCFA, while the account's e-mail is unconfirmed. */
  openUnconfirmed: { most: 'openFcfaUnconfirmed' },
  openConfirmed: { most: 'openFcfaConfirmed' },
} as const satisfies Record<string, { most: ShopLimit; withinMs?: number }>

/**
 * Messages per recipient and per account. Mails beyond it are delayed; texts beyond it are dropped (the mail and the page
 * remain). Texts cost money, so they are also limited per account and for the whole shop.
 */
export const sendingLimits = {
  mailsTo: { most: 'mailsPerRecipient', withinMs: HOUR_MS },
  mailsOf: { most: 'mailsPerAccount', withinMs: HOUR_MS },
  textsOf: { most: 'textsPerAccount', withinMs: DAY_MS },
  textsOfShop: { most: 'textsPerDay', withinMs: DAY_MS },
  textsTo: { most: 'textsPerNumber', withinMs: DAY_MS },
} as const satisfies Record<string, { most: string; withinMs: number }>

/** Limits set by environment variables. */
export type LimitSetting = Exclude<
  (typeof limits)[LimitName]['most'] | (typeof sendingLimits)[keyof typeof sendingLimits]['most'],
  ShopLimit
>
