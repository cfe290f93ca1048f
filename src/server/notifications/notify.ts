import { findUser, findVendor, type UserRow } from '../accounts/public.ts'
import type { NotifyDeps } from './event-handlers.ts'
import { type MailDraft, queueMails } from './queue-mail.ts'

type Message<Draft = MailDraft> = Draft extends MailDraft
  ? Omit<Draft, 'recipient' | 'accountId' | 'isUnlimited'>
  : never

/** Whether the address is confirmed, or not a customer's: there, important mails are exempt from sending limits. */
export const isEmailConfirmed = ({
  role,
  emailConfirmedAt,
}: Pick<UserRow, 'role' | 'emailConfirmedAt'>): boolean => role !== 'customer' || emailConfirmedAt !== null

/** Queues a mail to a vendor; does nothing when it was deleted. */
export async function notifyVendor(
  deps: NotifyDeps,
  vendorId: string,
  message: Message,
  { isUnlimited = false } = {},
): Promise<void> {
  const vendor = await findVendor(deps.db, { vendorId })
  if (!vendor) return
  const { id: accountId, email: recipient } = vendor.user
  await queueMails(deps, [{ ...message, recipient, accountId, isUnlimited }])
}

/** Queues a mail to an account; does nothing when it was deleted. */
export async function notifyUser(
  deps: NotifyDeps,
  userId: string,
  message: Message,
  { isUnlimited = (_user: UserRow): boolean => false } = {},
): Promise<void> {
  const user = await findUser(deps.db, userId)
  if (!user) return
  const { id: accountId, email: recipient } = user
  await queueMails(deps, [{ ...message, recipient, accountId, isUnlimited: isUnlimited(user) }])
}
