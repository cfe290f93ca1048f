/** What a mail says, whatever it is shown with. Addresses are absolute. */
export type Letter = {
  subject: string
  /** What a list of mails shows beside the subject. */
  preview: string
  title: string
  blocks: readonly Block[]
  /** Made when it leaves. */
  attachments?: () => Promise<readonly Attachment[]>
  /** Whom an answer goes to, when that is not the sender. */
  replyTo?: { name: string; address: string }
}

export type Block =
  | { kind: 'text'; words: string }
  /** One important fact; its meaning is in its words, the colour only repeats it. */
  | { kind: 'notice'; tone: 'good' | 'warning' | 'neutral'; words: string }
  | { kind: 'action'; label: string; url: string }
  | { kind: 'facts'; facts: readonly (readonly [name: string, value: string])[] }
  | { kind: 'lines'; heading?: string; lines: readonly Line[]; total?: { label: string; amount: string } }
  /** Somebody's own words, kept as they were written. */
  | { kind: 'quote'; words: string }
  | { kind: 'aside'; words: string }

export type Line = { name: string; detail: string; amount: string }

export type Attachment = { filename: string; contentType: string; content: Buffer }

export const text = (words: string): Block => ({ kind: 'text', words })
export const aside = (words: string): Block => ({ kind: 'aside', words })
export const action = (label: string, url: string): Block => ({ kind: 'action', label, url })
