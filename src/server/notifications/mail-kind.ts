import type * as z from 'zod/mini'
import type { Executor } from '#database/connect.ts'
import type { Deps } from '../deps.ts'
import type { Letter } from './letters/letter.ts'

export type LetterDeps = Pick<Deps, 'clock' | 'config'> & {
  db: Executor
  /** True for a preview to administrators: writing has no side effects, and secrets are masked. */
  isForReading?: boolean
}

/** One kind of mail: the schema of its `about` column, and the function that writes it. */
export type MailKind<About extends z.ZodMiniType> = {
  about: About
  /** Set when the mail is a secret link, created as it is written: administrators get no preview. */
  isSecret?: true
  /**
   * Writes the letter from current data; null when it no longer applies, and the mail is dropped. Must not write a secret unless
   * `recipient` is still the account's address.
   */
  write: (deps: LetterDeps, about: z.output<About>, recipient: string) => Promise<Letter | null>
}

/** Returns its argument: infers the type of `about`. */
export const mailKind = <About extends z.ZodMiniType>(kind: MailKind<About>): MailKind<About> => kind
