import type { Transaction } from '#database/connect.ts'
import { lockPersonForKeyShare } from '../../accounts/public.ts'
import type { Deps } from '../../deps.ts'
import { textChannel } from '../channels.ts'
import type {
  OrderTextAbout,
  OrderTextKind,
  PayoutNumberTextAbout,
  ProblemTextAbout,
  ProtectingKind,
  RefundTextAbout,
  RefundTextKind,
} from './text-subjects.ts'
import { insertText } from './texts.queries.ts'

/** A text to queue. */
export type TextDraft = (
  | { kind: OrderTextKind; about: OrderTextAbout }
  | { kind: RefundTextKind; about: RefundTextAbout }
  | { kind: 'problem-reported' | 'problem-decided'; about: ProblemTextAbout }
  | { kind: ProtectingKind; about: PayoutNumberTextAbout }
) & {
  /** Phone number in E.164 format. */
  recipient: string
  /** Account of the number, under whose limit the text counts; null when no account has it. */
  accountId: string | null
  /** Idempotency key: queued once per key. */
  dedupeKey: string
}

/**
 * Queues a text and its sending job in the caller's transaction. Does nothing when the key was queued before, or when the account
 * was erased: the text would store its number again.
 */
export async function queueText(
  tx: Transaction,
  { clock }: Pick<Deps, 'clock'>,
  draft: TextDraft,
): Promise<void> {
  if (draft.accountId !== null && !(await lockPersonForKeyShare(tx, draft.accountId))) return
  const textId = await insertText(tx, { ...draft, createdAt: clock() })
  if (textId) await textChannel.addJob(tx, textId)
}
