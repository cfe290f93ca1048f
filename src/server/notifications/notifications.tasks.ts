import type { BackgroundDeps } from '../deps.ts'
import type { Tasks } from '../outbox/public.ts'
import {
  hearAskedConfirmation,
  hearAskedEmailChange,
  hearEmailChange,
  hearForgottenPassword,
  hearGuessedSecondFactor,
  hearMadeAdmin,
  hearNewAccount,
  hearPasswordChange,
  hearPhoneChange,
  hearSecondFactorChange,
} from './hear-accounts.ts'
import {
  hearAskedPayoutNumber,
  hearClosedStatement,
  hearContactMessage,
  hearLowStock,
  hearModeratedFace,
  hearModeratedProduct,
  hearNewReview,
  hearOrderChange,
  hearPayoutNumberChange,
  hearRefund,
  hearReturnedStock,
  hearVendorStatus,
  sweepAlerts,
} from './hear-events.ts'
import { hearAnsweredProblem, hearDecidedProblem, hearReportedProblem } from './hear-problems.ts'
import { hearFailedPayout } from './hear-transfers.ts'
import { openMailbox } from './mailbox.ts'
import { sendMail } from './send-mail.ts'
import { sweepMails } from './sweep-mails.ts'
import { sendText } from './texts/send-text.ts'
import { sweepTexts } from './texts/sweep-texts.ts'
import { openTextGateway } from './texts/text-gateway.ts'

type NotificationsTasks = Pick<
  Tasks,
  | 'account-created'
  | 'admin-made'
  | 'contact-message-received'
  | 'email-change-asked'
  | 'email-changed'
  | 'email-confirmation-asked'
  | 'face-moderated'
  | 'order-changed'
  | 'password-changed'
  | 'password-reset-asked'
  | 'payout-failed'
  | 'payout-number-asked'
  | 'payout-number-changed'
  | 'phone-changed'
  | 'problem-answered'
  | 'problem-decided'
  | 'problem-reported'
  | 'product-moderated'
  | 'refund-due'
  | 'refund-paid'
  | 'review-written'
  | 'second-factor-changed'
  | 'second-factor-guessed'
  | 'send-mail'
  | 'send-text'
  | 'statement-closed'
  | 'stock-low'
  | 'stock-returned'
  | 'sweep-alerts'
  | 'sweep-mails'
  | 'sweep-texts'
  | 'vendor-status-changed'
>

/** The background work of notifications: events become mails and texts to be sent, and each is sent by a job of its own. */
export function notificationsTasks(
  deps: Pick<BackgroundDeps, 'db' | 'clock' | 'config' | 'log'>,
): NotificationsTasks {
  const mailbox = openMailbox(deps.config.mail)
  const gateway = openTextGateway(deps.config.texts, deps.log)
  return {
    'account-created': payload => hearNewAccount(deps, payload),
    'admin-made': payload => hearMadeAdmin(deps, payload),
    'contact-message-received': payload => hearContactMessage(deps, payload),
    'email-confirmation-asked': payload => hearAskedConfirmation(deps, payload),
    'email-change-asked': payload => hearAskedEmailChange(deps, payload),
    'email-changed': payload => hearEmailChange(deps, payload),
    'order-changed': payload => hearOrderChange(deps, payload),
    'password-changed': payload => hearPasswordChange(deps, payload),
    'second-factor-guessed': payload => hearGuessedSecondFactor(deps, payload),
    'second-factor-changed': payload => hearSecondFactorChange(deps, payload),
    'password-reset-asked': payload => hearForgottenPassword(deps, payload),
    'payout-failed': payload => hearFailedPayout(deps, payload),
    'payout-number-asked': payload => hearAskedPayoutNumber(deps, payload),
    'payout-number-changed': payload => hearPayoutNumberChange(deps, payload),
    'phone-changed': payload => hearPhoneChange(deps, payload),
    'problem-answered': payload => hearAnsweredProblem(deps, payload),
    'problem-decided': payload => hearDecidedProblem(deps, payload),
    'problem-reported': payload => hearReportedProblem(deps, payload),
    'face-moderated': payload => hearModeratedFace(deps, payload),
    'product-moderated': payload => hearModeratedProduct(deps, payload),
    'refund-due': payload => hearRefund(deps, 'refund-due', payload),
    'refund-paid': payload => hearRefund(deps, 'refund-paid', payload),
    'vendor-status-changed': payload => hearVendorStatus(deps, payload),
    'review-written': payload => hearNewReview(deps, payload),
    'statement-closed': payload => hearClosedStatement(deps, payload),
    'stock-low': payload => hearLowStock(deps, payload),
    'stock-returned': payload => hearReturnedStock(deps, payload),
    'send-mail': ({ mailId }) => sendMail({ ...deps, mailbox }, mailId),
    'sweep-alerts': () => sweepAlerts(deps),
    'sweep-mails': () => sweepMails(deps),
    'send-text': ({ textId }) => sendText({ ...deps, gateway }, textId),
    'sweep-texts': () => sweepTexts(deps),
  }
}
