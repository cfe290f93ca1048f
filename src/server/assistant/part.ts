import type { ChatAnswer } from '#contract/assistant/schemas.ts'
import type { Product } from '#contract/catalogue/schemas.ts'

export type Link = NonNullable<ChatAnswer['suggestions']>[number]

/** The answer to one thing that was asked. */
export type Part = {
  text: string
  links: readonly Link[]
  products?: readonly Product[]
  /** Parts of the text that only repeat the question, longer ones before those that they contain. */
  echoes?: readonly string[]
  /** Contains data of the signed-in customer, which must not leave this server. */
  isPrivate?: true
}
