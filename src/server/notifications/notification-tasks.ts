import type { Deps } from '../deps.ts'
import type { Tasks } from '../outbox/public.ts'
import {
  hearContactMessage,
  hearForgottenPassword,
  hearLowStock,
  hearNewAccount,
  hearOrderChange,
  hearPasswordChange,
} from './hear-events.ts'
import { openMailbox } from './mailbox.ts'
import { sendMail } from './send-mail.ts'
import { sweepMails } from './sweep-mails.ts'

type NotificationTasks = Pick<
  Tasks,
  | 'account-created'
  | 'contact-message-received'
  | 'order-changed'
  | 'password-changed'
  | 'password-reset-asked'
  | 'send-mail'
  | 'stock-low'
  | 'sweep-mails'
>

/** The background work of notifications: events become mails to be sent, and each mail is sent by a job of its own. */
export function notificationTasks(deps: Deps): NotificationTasks {
  const mailbox = openMailbox(deps.config.mail)
  return {
    'account-created': payload => hearNewAccount(deps, payload),
    'contact-message-received': payload => hearContactMessage(deps, payload),
    'order-changed': payload => hearOrderChange(deps, payload),
    'password-changed': payload => hearPasswordChange(deps, payload),
    'password-reset-asked': payload => hearForgottenPassword(deps, payload),
    'stock-low': payload => hearLowStock(deps, payload),
    'send-mail': ({ mailId }) => sendMail({ ...deps, mailbox }, mailId),
    'sweep-mails': () => sweepMails(deps),
  }
}
