type GivenRecipient = { recipientName?: string | null | undefined; phone?: string | null | undefined }
type Own = { recipientName: string | null; phone: string | null }

/**
 * The recipient and phone number: those given, otherwise the customer's own. The customer's phone number is the default only for
 * the customer's own name.
 */
export function recipientOf(given: GivenRecipient, own: Own): Own {
  const recipientName = given.recipientName ?? own.recipientName
  const ownPhone = recipientName === own.recipientName ? own.phone : null
  return { recipientName, phone: given.phone ?? ownPhone }
}
