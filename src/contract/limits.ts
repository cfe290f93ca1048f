import { DAY_MS, HOUR_MS, MINUTE_MS } from './durations.ts'

const QUARTER_HOUR_MS = 15 * MINUTE_MS

/** Numbers that whoever runs the shop may set. */
export type LimitSetting =
  | 'loginFailuresPerAccount'
  | 'loginFailuresPerAddress'
  | 'signInsPerAccount'
  | 'signInsPerAddress'
  | 'secondFactorTries'
  | 'documentsPerHour'
  | 'changesPerHour'
  | 'phoneChangesPerDay'
  | 'passwordLinksPerHour'
  | 'emailConfirmationsPerHour'
  | 'publicWritesPerHour'
  | 'chatMessagesPerMinute'
  | 'languageModelCallsPerDay'
  | 'paymentsPerAccount'
  | 'paymentsPerAddress'
  | 'paymentChecksPerAccount'
  | 'paymentChecksPerAddress'
  | 'picturesPerHour'
  | 'problemsPerDay'
  | 'problemPicturesPerDay'
  | 'mailsPerRecipient'
  | 'mailsPerAccount'
  | 'textsPerAccount'
  | 'textsPerDay'
  | 'textCodesPerMinute'
  | 'textCodesPerNumber'
  | 'textCodesPerAddress'
  | 'textCodesPerDay'

/** Numbers that administrators change among the settings of the shop; whoever runs it gives the first ones. */
export type ShopLimit = 'ordersPerHour' | 'openFcfaUnconfirmed' | 'openFcfaConfirmed' | 'textsPerNumber'

export type Limit = {
  /**
   * `calls`: each call, before the endpoint does anything. `acts`: what a call does, `failures`: what it did in vain;
   * both are counted by the act itself.
   */
  readonly counts: 'calls' | 'acts' | 'failures'
  /** Who may do it so often. */
  readonly per: 'ip' | 'customer' | 'vendor' | 'account' | 'login' | 'mailbox' | 'number' | 'shop'
  readonly most: LimitSetting
  readonly withinMs: number
  /**
   * Beyond the limit each failure makes its author wait, twice as long as the one before; a while after the last one, all
   * are forgotten. Without it, what was used up comes back when the window ends.
   */
  readonly waits?: { readonly firstMs: number; readonly longestMs: number; readonly forgottenAfterMs: number }
}

/** How often a thing may be done. Endpoints name the limits that hold for them; beyond one, `rate_limited` is answered. */
export const limits = {
  register: { counts: 'calls', per: 'ip', most: 'publicWritesPerHour', withinMs: HOUR_MS },
  /** Over all spaces. Nobody is locked out for long by somebody else's failures, nor by them on a device of one's own. */
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
  /** Each costs a hash and a session. Many phones share one address of their operator: it may do more. */
  'sign-in': { counts: 'acts', per: 'account', most: 'signInsPerAccount', withinMs: HOUR_MS },
  'sign-in-from': { counts: 'acts', per: 'ip', most: 'signInsPerAddress', withinMs: HOUR_MS },
  'current-password': {
    counts: 'failures',
    per: 'login',
    most: 'loginFailuresPerAccount',
    withinMs: QUARTER_HOUR_MS,
  },
  /** Right ones too: each costs a hash. */
  'password-checks': { counts: 'acts', per: 'account', most: 'signInsPerAccount', withinMs: HOUR_MS },
  /** Codes of the second factor, right or wrong, since the last right one. */
  'second-factor': { counts: 'acts', per: 'account', most: 'secondFactorTries', withinMs: QUARTER_HOUR_MS },
  password: { counts: 'calls', per: 'ip', most: 'publicWritesPerHour', withinMs: HOUR_MS },
  /** More would fill somebody's mailbox. Counted by what was typed, so that it does not tell whether an account exists. */
  'password-of': { counts: 'acts', per: 'mailbox', most: 'passwordLinksPerHour', withinMs: HOUR_MS },
  /** More would fill the mailbox, one's own or a stranger's. */
  'email-confirmation': {
    counts: 'acts',
    per: 'account',
    most: 'emailConfirmationsPerHour',
    withinMs: HOUR_MS,
  },
  confirm: { counts: 'calls', per: 'ip', most: 'publicWritesPerHour', withinMs: HOUR_MS },
  /** Codes by text: each costs money, and would wake somebody whose number it is. */
  'text-code-again': { counts: 'acts', per: 'number', most: 'textCodesPerMinute', withinMs: MINUTE_MS },
  'text-code-to': { counts: 'acts', per: 'number', most: 'textCodesPerNumber', withinMs: HOUR_MS },
  'text-codes-from': { counts: 'acts', per: 'ip', most: 'textCodesPerAddress', withinMs: HOUR_MS },
  'text-codes': { counts: 'acts', per: 'shop', most: 'textCodesPerDay', withinMs: DAY_MS },
  contact: { counts: 'acts', per: 'ip', most: 'publicWritesPerHour', withinMs: HOUR_MS },
  chat: { counts: 'calls', per: 'ip', most: 'chatMessagesPerMinute', withinMs: MINUTE_MS },
  /** Each costs money. Beyond it the assistant answers in its own words. */
  'language-model': { counts: 'acts', per: 'shop', most: 'languageModelCallsPerDay', withinMs: DAY_MS },
  pictures: { counts: 'acts', per: 'vendor', most: 'picturesPerHour', withinMs: HOUR_MS },
  /** Each is read by two people. */
  problems: { counts: 'acts', per: 'customer', most: 'problemsPerDay', withinMs: DAY_MS },
  /** Each reads all that is kept of the customer. */
  'own-data': { counts: 'calls', per: 'customer', most: 'publicWritesPerHour', withinMs: HOUR_MS },
  /** Three times what so many problems may show: a photo is taken again, or left out. */
  'problem-pictures': { counts: 'acts', per: 'customer', most: 'problemPicturesPerDay', withinMs: DAY_MS },
  /** Each has pages of everybody made anew, and asks whether a name is free. */
  profile: { counts: 'calls', per: 'account', most: 'changesPerHour', withinMs: HOUR_MS },
  pause: { counts: 'calls', per: 'vendor', most: 'changesPerHour', withinMs: HOUR_MS },
  /** Each is told by mail, to whoever reads the address. */
  phone: { counts: 'acts', per: 'account', most: 'phoneChangesPerDay', withinMs: DAY_MS },
  /** Receipts and statements, which a thread draws one by one. */
  documents: { counts: 'calls', per: 'account', most: 'documentsPerHour', withinMs: HOUR_MS },
  share: { counts: 'acts', per: 'customer', most: 'publicWritesPerHour', withinMs: HOUR_MS },
  /** Links that do not exist. Those who hold one may look as often as they like. */
  tracking: { counts: 'failures', per: 'ip', most: 'publicWritesPerHour', withinMs: MINUTE_MS },
  /** Each asks the provider for something. Many phones share one address of their operator: it may do more. */
  payment: { counts: 'calls', per: 'customer', most: 'paymentsPerAccount', withinMs: HOUR_MS },
  'payment-from': { counts: 'calls', per: 'ip', most: 'paymentsPerAddress', withinMs: HOUR_MS },
  /** The page that waits for a payment asks eleven times in two minutes. */
  'payment-check': { counts: 'calls', per: 'customer', most: 'paymentChecksPerAccount', withinMs: MINUTE_MS },
  'payment-check-from': {
    counts: 'calls',
    per: 'ip',
    most: 'paymentChecksPerAddress',
    withinMs: MINUTE_MS,
  },
} as const satisfies Record<string, Limit>
export type LimitName = keyof typeof limits

/** How much an account may have ordered that is neither paid nor over, and how many orders it may place. */
export const orderLimits = {
  orders: { most: 'ordersPerHour', withinMs: HOUR_MS },
  /** FCFA, while nobody has shown that the account's e-mail is read. */
  openUnconfirmed: { most: 'openFcfaUnconfirmed' },
  openConfirmed: { most: 'openFcfaConfirmed' },
} as const satisfies Record<string, { most: ShopLimit; withinMs?: number }>

/**
 * How much leaves for one recipient, and for what one account did. Mails beyond it wait; of an order's messages the mail and the
 * page are left where texts are used up. Each text costs money: an account has an end, whatever numbers it gives itself, and so
 * has the shop.
 */
export const sendingLimits = {
  mailsTo: { most: 'mailsPerRecipient', withinMs: HOUR_MS },
  mailsOf: { most: 'mailsPerAccount', withinMs: HOUR_MS },
  textsOf: { most: 'textsPerAccount', withinMs: DAY_MS },
  textsOfShop: { most: 'textsPerDay', withinMs: DAY_MS },
  textsTo: { most: 'textsPerNumber', withinMs: DAY_MS },
} as const satisfies Record<string, { most: LimitSetting | ShopLimit; withinMs: number }>
