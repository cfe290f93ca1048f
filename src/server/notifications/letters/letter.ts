/** Content of a mail, for HTML and plain text. Addresses are absolute. */
export type Letter = {
  subject: string
  /** Shown beside the subject in lists of mails. */
  preview: string
  title: string
  blocks: readonly Block[]
  /** Created when the mail is sent. */
  attachments?: () => Promise<readonly Attachment[]>
  /** Reply-To address, when it is not the sender's. */
  replyTo?: { name: string; address: string }
}

export type Block =
  | { kind: 'text'; words: string }
  /** One important fact. Its colour adds no information. */
  | { kind: 'notice'; tone: 'good' | 'warning' | 'neutral'; words: string }
  | { kind: 'action'; label: string; url: string }
  | { kind: 'facts'; facts: readonly (readonly [name: string, value: string])[] }
  | { kind: 'lines'; heading?: string; lines: readonly Line[]; total?: { label: string; amount: string } }
  /** Verbatim quotation. */
  | { kind: 'quote'; words: string }
  | { kind: 'aside'; words: string }

export type Line = { name: string; detail: string; amount: string }

export type Attachment = { filename: string; contentType: string; content: Buffer }

export const text = (words: string): Block => ({ kind: 'text', words })
export const aside = (words: string): Block => ({ kind: 'aside', words })
export const action = (label: string, url: string): Block => ({ kind: 'action', label, url })
