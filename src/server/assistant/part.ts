import type { ChatAnswer } from '#contract/assistant/schemas.ts'
import type { Product } from '#contract/catalogue/schemas.ts'

export type Link = NonNullable<ChatAnswer['suggestions']>[number]

/** What answers one thing that was asked. */
export type Part = {
  text: string
  links: readonly Link[]
  products?: readonly Product[]
  /** Words of the text that only repeat what was asked, longer ones before those that they hold. */
  echoes?: readonly string[]
  /** It holds what only the signed-in customer may know: it stays in this server. */
  isPrivate?: true
}
