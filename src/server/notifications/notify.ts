import { findUser, findVendor, type UserRow } from '../accounts/public.ts'
import type { NotifyDeps } from './event-handlers.ts'
import { type MailDraft, queueMails } from './queue-mail.ts'

type Message<Draft = MailDraft> = Draft extends MailDraft
  ? Omit<Draft, 'recipient' | 'accountId' | 'isUnlimited'>
  : never

/** Whether important mails to an account are exempt from sending limits: its address is confirmed, or not a customer's. */
export const isExemptFromLimits = ({
  role,
  emailConfirmedAt,
}: Pick<UserRow, 'role' | 'emailConfirmedAt'>): boolean => role !== 'customer' || emailConfirmedAt !== null

/** Of mails that are exempt whoever gets them. */
export const isAlwaysExempt = (): boolean => true

const isNeverExempt = (): boolean => false

type Limits = { isUnlimited?: (user: Pick<UserRow, 'role' | 'emailConfirmedAt'>) => boolean }

/** Queues a mail to a vendor; does nothing when it was deleted. */
export async function notifyVendor(
  deps: NotifyDeps,
  vendorId: string,
  message: Message,
  { isUnlimited = isNeverExempt }: Limits = {},
): Promise<void> {
  const vendor = await findVendor(deps.db, { vendorId })
  if (!vendor) return
  const { id: accountId, email: recipient } = vendor.user
  await queueMails(deps, [{ ...message, recipient, accountId, isUnlimited: isUnlimited(vendor.user) }])
}

/** Queues a mail to an account; does nothing when it was deleted. */
export async function notifyUser(
  deps: NotifyDeps,
  userId: string,
  message: Message,
  { isUnlimited = isNeverExempt }: Limits = {},
): Promise<void> {
  const user = await findUser(deps.db, userId)
  if (!user) return
  const { id: accountId, email: recipient } = user
  await queueMails(deps, [{ ...message, recipient, accountId, isUnlimited: isUnlimited(user) }])
}
