import type { Transaction } from '#database/connect.ts'
import { lockPersonForKeyShare } from '../accounts/public.ts'
import type { Deps } from '../deps.ts'
import { readSettings } from '../settings/public.ts'
import { mailChannel } from './channels.ts'
import type { AboutOf, MailKindName } from './mail-kinds.ts'
import { insertMail } from './mails.queries.ts'

/** A mail to queue. */
export type MailDraft = {
  [Kind in MailKindName]: {
    kind: Kind
    about: AboutOf<Kind>
    recipient: string
    /** Account that caused the mail, under whose sending limit it counts; null for none. */
    accountId: string | null
    /** True to exempt it from sending limits. */
    isUnlimited?: boolean
    /** Idempotency key: queued once per key. */
    dedupeKey: string
  }
}[MailKindName]

/**
 * Queues a mail and its sending job in the caller's transaction. Does nothing when the key was queued before, or when the account
 * was erased: the mail would store its address again. Mails to the team are exempt from sending limits.
 */
export async function queueMail(
  tx: Transaction,
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  { isUnlimited = false, ...draft }: MailDraft,
): Promise<void> {
  if (draft.accountId !== null && !(await lockPersonForKeyShare(tx, draft.accountId))) return
  const { email, supportEmail } = await readSettings(tx, config)
  const isLimited = !isUnlimited && draft.recipient !== email && draft.recipient !== supportEmail
  const mailId = await insertMail(tx, { ...draft, isLimited, createdAt: clock() })
  if (mailId) await mailChannel.addJob(tx, mailId)
}

/** Queues mails in one transaction: a retried job queues all of them, or finds all of them queued. */
export async function queueMails(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  drafts: readonly MailDraft[],
): Promise<void> {
  if (drafts.length === 0) return
  await deps.db.transaction(async tx => {
    for (const draft of drafts) await queueMail(tx, deps, draft)
  })
}
