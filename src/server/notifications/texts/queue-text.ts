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

/** A text that is to be sent. */
export type TextDraft = (
  | { kind: OrderTextKind; about: OrderTextAbout }
  | { kind: RefundTextKind; about: RefundTextAbout }
  | { kind: 'problem-reported' | 'problem-decided'; about: ProblemTextAbout }
  | { kind: ProtectingKind; about: PayoutNumberTextAbout }
) & {
  /** A phone number, E.164. */
  recipient: string
  /** Whose number it is; null when no account says so any more. */
  accountId: string | null
  /** The same thing told to the same person: asked for twice, it is sent once. */
  dedupeKey: string
}

/**
 * Notes a text and the job that sends it, in one transaction. Does nothing when it was noted before, or when its account was
 * erased: the number would be written back.
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
