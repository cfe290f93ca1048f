import type * as z from 'zod/mini'
import type { Letter } from './letters/letter.ts'
import type { LetterDeps, MailKind } from './mail-kind.ts'
import { accountCreated } from './mails/account-created.ts'
import { adminMade } from './mails/admin-made.ts'
import { contactMessage } from './mails/contact-message.ts'
import { emailChangeAsked } from './mails/email-change-asked.ts'
import { emailChanged } from './mails/email-changed.ts'
import { emailConfirmation } from './mails/email-confirmation.ts'
import { faceModerated } from './mails/face-moderated.ts'
import { lowStock } from './mails/low-stock.ts'
import { newOrder } from './mails/new-order.ts'
import { newReview } from './mails/new-review.ts'
import { orderConfirmed } from './mails/order-confirmed.ts'
import { orderMoved } from './mails/order-moved.ts'
import { parcelCancelled } from './mails/parcel-cancelled.ts'
import { parcelDayMoved } from './mails/parcel-day-moved.ts'
import { parcelLowered } from './mails/parcel-lowered.ts'
import { passwordChanged } from './mails/password-changed.ts'
import { passwordReset } from './mails/password-reset.ts'
import { paymentFailed } from './mails/payment-failed.ts'
import { paymentReceived } from './mails/payment-received.ts'
import { payoutFailed } from './mails/payout-failed.ts'
import { payoutNumberConfirmed } from './mails/payout-number-confirmed.ts'
import { phoneChanged } from './mails/phone-changed.ts'
import { problemAnswered } from './mails/problem-answered.ts'
import { problemDecided } from './mails/problem-decided.ts'
import { problemReported } from './mails/problem-reported.ts'
import { productModerated } from './mails/product-moderated.ts'
import { refundDue } from './mails/refund-due.ts'
import { refundPaid } from './mails/refund-paid.ts'
import { secondFactorChanged } from './mails/second-factor-changed.ts'
import { secondFactorGuessed } from './mails/second-factor-guessed.ts'
import { statementClosed } from './mails/statement-closed.ts'
import { stockReturned } from './mails/stock-returned.ts'
import { vendorStatusChanged } from './mails/vendor-status-changed.ts'

/** All kinds of mails, by name. */
const kinds = {
  'account-created': accountCreated,
  'admin-made': adminMade,
  'contact-message': contactMessage,
  'email-change-asked': emailChangeAsked,
  'email-changed': emailChanged,
  'email-confirmation': emailConfirmation,
  'face-moderated': faceModerated,
  'low-stock': lowStock,
  'new-order': newOrder,
  'new-review': newReview,
  'order-confirmed': orderConfirmed,
  'order-moved': orderMoved,
  'parcel-cancelled': parcelCancelled,
  'parcel-day-moved': parcelDayMoved,
  'parcel-lowered': parcelLowered,
  'password-changed': passwordChanged,
  'password-reset': passwordReset,
  'payment-failed': paymentFailed,
  'payment-received': paymentReceived,
  'payout-failed': payoutFailed,
  'payout-number-confirmed': payoutNumberConfirmed,
  'phone-changed': phoneChanged,
  'problem-answered': problemAnswered,
  'problem-decided': problemDecided,
  'problem-reported': problemReported,
  'product-moderated': productModerated,
  'refund-due': refundDue,
  'refund-paid': refundPaid,
  'second-factor-changed': secondFactorChanged,
  'second-factor-guessed': secondFactorGuessed,
  'statement-closed': statementClosed,
  'stock-returned': stockReturned,
  'vendor-status-changed': vendorStatusChanged,
}

export type MailKindName = keyof typeof kinds
export const mailKindNames = Object.keys(kinds) as MailKindName[]
export type AboutOf<Kind extends MailKindName> = z.output<(typeof kinds)[Kind]['about']>

const kindOf = (kind: string) => (kinds as Record<string, MailKind<z.ZodMiniType> | undefined>)[kind]

/** Whether mails of this kind have no preview; true for kinds unknown to this version, which may be secret. */
export const isSecretMail = (kind: string): boolean => kindOf(kind)?.isSecret ?? !kindOf(kind)

/** Whether `about` matches the schema of its kind: an earlier version may have stored another format. */
export const isMailReadable = ({ kind, about }: { kind: string; about: unknown }): boolean =>
  kindOf(kind)?.about.safeParse(about).success ?? false

/**
 * Writes a mail from current data; null when it no longer applies.
 * @throws Error when this version does not know the kind
 */
export async function writeLetter(
  deps: LetterDeps,
  { kind, about, recipient }: { kind: string; about: unknown; recipient: string },
): Promise<Letter | null> {
  const known = kindOf(kind)
  if (!known) throw new Error(`no mail is of the kind ${kind}`)
  return known.write(deps, known.about.parse(about), recipient)
}
