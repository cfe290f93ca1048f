import { sendingLimits } from '#contract/limits.ts'
import type { Deps } from '../deps.ts'
import { hashRecipient } from '../util/hash-recipient.ts'
import { mailChannel } from './channels.ts'
import type { MailRow } from './mails.queries.ts'
import { beginAttempt, findMessage } from './messages.queries.ts'
import { delayMail, lockSending, nthLatestOfAccount, nthLatestToRecipient } from './sending-limits.queries.ts'

/**
 * Begins an attempt to send a mail. When its recipient or its account has reached a sending limit, it stays queued instead, with
 * the time from which it may be sent.
 * @returns the mail; undefined when there is nothing to send now
 */
export async function beginWithinLimits(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  mailId: string,
): Promise<MailRow | undefined> {
  const now = clock()
  const { mailsTo, mailsOf } = sendingLimits
  const [mostTo, mostOf] = [config.limits[mailsTo.most], config.limits[mailsOf.most]]
  const mail = await findMessage(db, mailChannel, mailId)
  if (!mail?.isLimited || mostTo === Number.POSITIVE_INFINITY)
    return beginAttempt(db, mailChannel, mailId, now)
  return db.transaction(async tx => {
    await lockSending(tx, [`mail to ${mail.recipient.toLowerCase()}`, `mail of ${mail.accountId}`])
    const erased = hashRecipient(config, mail.recipient)
    const ends = [
      [await nthLatestToRecipient(tx, { ...mail, erased }, mostTo), mailsTo.withinMs],
      [await nthLatestOfAccount(tx, mail, mostOf), mailsOf.withinMs],
    ] as const
    const until = Math.max(...ends.map(([left, withinMs]) => (left ? left.getTime() + withinMs : 0)))
    if (until <= now.getTime()) return beginAttempt(tx, mailChannel, mailId, now)
    await delayMail(tx, mailId, { now, waitsUntil: new Date(until) })
    return undefined
  })
}
