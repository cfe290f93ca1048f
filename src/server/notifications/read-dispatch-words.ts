import type { DispatchWords } from '#contract/notifications/schemas.ts'
import type { Executor } from '#database/connect.ts'
import { inSnapshot } from '#database/in-snapshot.ts'
import { isErasedEmail } from '../accounts/public.ts'
import type { Deps } from '../deps.ts'
import { refuse } from '../http/refuse.ts'
import { typeset } from '../printing/typeset.ts'
import { mailChannel, textChannel } from './channels.ts'
import { wordsOfLetter } from './letters/render-text.ts'
import { isMailReadable, isSecretMail, writeLetter } from './mail-kinds.ts'
import { findMessage } from './messages.queries.ts'
import { isSecretText, isTextReadable } from './texts/text-subjects.ts'
import { writeText } from './texts/write-text.ts'

type ReadDeps = Pick<Deps, 'clock' | 'config'> & { db: Executor }

/**
 * Preview of a mail or text for administrators, written from current data in a read-only snapshot: no link or code is created,
 * and delivery codes are masked. Words are null when there is nothing to write, or for a format of an earlier version.
 * @throws Refused `dispatch_not_found`
 */
export const readDispatchWords = (
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  { kind, id }: { kind: 'mail' | 'text'; id: string },
): Promise<DispatchWords> =>
  inSnapshot(db, tx => {
    const deps = { db: tx, clock, config }
    return kind === 'mail' ? readMail(deps, id) : readText(deps, id)
  })

const secret = { subject: null, words: null, isSecret: true } as const
const preview = (words: string | null, subject: string | null = null): DispatchWords => ({
  subject,
  words,
  isSecret: false,
})

async function readMail(deps: ReadDeps, id: string): Promise<DispatchWords> {
  const mail = (await findMessage(deps.db, mailChannel, id)) ?? refuse('dispatch_not_found')
  if (isSecretMail(mail.kind)) return secret
  if (isErasedEmail(mail.recipient) || !isMailReadable(mail)) return preview(null)
  const letter = await writeLetter({ ...deps, isForReading: true }, mail)
  return letter ? preview(wordsOfLetter(letter), typeset(letter.subject)) : preview(null)
}

async function readText(deps: ReadDeps, id: string): Promise<DispatchWords> {
  const row = (await findMessage(deps.db, textChannel, id)) ?? refuse('dispatch_not_found')
  if (isSecretText(row.kind)) return secret
  if (!isTextReadable(row)) return preview(null)
  const written = await writeText({ ...deps, isForReading: true }, row)
  return preview(written?.text ?? null)
}
