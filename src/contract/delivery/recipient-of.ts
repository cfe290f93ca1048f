type Said = { recipientName?: string | null | undefined; phone?: string | null | undefined }
type Own = { recipientName: string | null; phone: string | null }

/**
 * Who receives, on which number: what is said, else the customer's own. The customer's number is that of its own name: who
 * orders for somebody else gives another.
 */
export function recipientOf(said: Said, own: Own): Own {
  const recipientName = said.recipientName ?? own.recipientName
  const ownPhone = recipientName === own.recipientName ? own.phone : null
  return { recipientName, phone: said.phone ?? ownPhone }
}
