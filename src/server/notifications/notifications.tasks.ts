import type { BackgroundDeps } from '../deps.ts'
import type { Tasks } from '../outbox/public.ts'
import { accountEvents } from './account-events.ts'
import { textChannel } from './channels.ts'
import { customerEvents } from './customer-events.ts'
import type { NotifyDeps } from './event-handlers.ts'
import { openMailbox } from './mailbox.ts'
import { problemEvents } from './problem-events.ts'
import { sendMail } from './send-mail.ts'
import { sweepAlerts } from './sweep-alerts.ts'
import { sweepMails } from './sweep-mails.ts'
import { sweepMessages } from './sweep-messages.ts'
import { sendText } from './texts/send-text.ts'
import { openTextGateway } from './texts/text-gateway.ts'
import { vendorEvents } from './vendor-events.ts'

const events = { ...accountEvents, ...customerEvents, ...problemEvents, ...vendorEvents }
type EventName = keyof typeof events

type NotificationsTasks = Pick<
  Tasks,
  EventName | 'send-mail' | 'send-text' | 'sweep-alerts' | 'sweep-mails' | 'sweep-texts'
>

/** The event handlers as tasks, which take the payload alone. */
const eventTasks = (deps: NotifyDeps) =>
  Object.fromEntries(
    Object.entries(events).map(([name, handle]) => [name, (payload: never) => handle(deps, payload)]),
  ) as Pick<Tasks, EventName>

/** Background tasks: event handlers that queue mails and texts, one job to send each of them, and sweeps. */
export function notificationsTasks(
  deps: Pick<BackgroundDeps, 'db' | 'clock' | 'config' | 'log'>,
): NotificationsTasks {
  const mailbox = openMailbox(deps.config.mail)
  const gateway = openTextGateway(deps.config.texts, deps.log)
  return {
    ...eventTasks(deps),
    'send-mail': ({ mailId }) => sendMail({ ...deps, mailbox }, mailId),
    'send-text': ({ textId }) => sendText({ ...deps, gateway }, textId),
    'sweep-alerts': () => sweepAlerts(deps),
    'sweep-mails': () => sweepMails(deps),
    'sweep-texts': () => sweepMessages(deps, textChannel),
  }
}
