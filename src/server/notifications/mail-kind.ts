import type * as z from 'zod/mini'
import type { Executor } from '#database/connect.ts'
import type { Deps } from '../deps.ts'
import type { Letter } from './letters/letter.ts'

export type LetterDeps = Pick<Deps, 'clock' | 'config'> & {
  db: Executor
  /** An administrator reads it: nothing is written, and stars stand where a secret would. */
  isForReading?: boolean
}

/** One kind of mail: what it speaks of, and its words. */
export type MailKind<About extends z.ZodMiniType> = {
  about: About
  /** It is a secret link, which is made as it is written: nobody reads it but its recipient. */
  isSecret?: true
  /**
   * Reads what there is to tell now; null when there is nothing to tell any more. A secret is for who reads the address that
   * the mail was meant for: when the account has left it since, it is not told.
   */
  write: (deps: LetterDeps, about: z.output<About>, recipient: string) => Promise<Letter | null>
}

/** Keeps the type of what the mail speaks of. */
export const mailKind = <About extends z.ZodMiniType>(kind: MailKind<About>): MailKind<About> => kind
