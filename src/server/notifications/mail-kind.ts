import type * as z from 'zod/mini'
import type { Deps } from '../deps.ts'
import type { Letter } from './letters/letter.ts'

export type LetterDeps = Pick<Deps, 'db' | 'clock' | 'config'>

/** One kind of mail: what it speaks of, and its words. */
export type MailKind<About extends z.ZodMiniType> = {
  about: About
  /**
   * Reads what there is to tell now; null when there is nothing to tell any more. A secret is for who reads the address that
   * the mail was meant for: when the account has left it since, it is not told.
   */
  write: (deps: LetterDeps, about: z.output<About>, recipient: string) => Promise<Letter | null>
}

/** Keeps the type of what the mail speaks of. */
export const mailKind = <About extends z.ZodMiniType>(kind: MailKind<About>): MailKind<About> => kind
