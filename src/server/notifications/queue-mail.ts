import type { Transaction } from '#database/connect.ts'
import { lockPersonForKeyShare } from '../accounts/public.ts'
import type { Deps } from '../deps.ts'
import { readSettings } from '../settings/public.ts'
import { mailChannel } from './channels.ts'
import type { AboutOf, MailKindName } from './mail-kinds.ts'
import { insertMail } from './mails.queries.ts'

/** A mail that is to be sent. */
export type MailDraft = {
  [Kind in MailKindName]: {
    kind: Kind
    about: AboutOf<Kind>
    recipient: string
    /** Who made it leave; null when it was nobody's account. */
    accountId: string | null
    /** Is it aside of the limits of what leaves? */
    isUnlimited?: boolean
    /** The same thing told to the same person: asked for twice, it is sent once. */
    dedupeKey: string
  }
}[MailKindName]

/**
 * Notes a mail and the job that sends it, in one transaction. Does nothing when it was noted before, or when the account that
 * made it leave was erased: its address would be written back.
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

/** Notes several mails, all or none: the job that comes back finds what it wrote before. */
export async function queueMails(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  drafts: readonly MailDraft[],
): Promise<void> {
  if (drafts.length === 0) return
  await deps.db.transaction(async tx => {
    for (const draft of drafts) await queueMail(tx, deps, draft)
  })
}
