/** Why products are to be rejected, as far as it was written and not sent, in this tab: the session may have ended meanwhile. */
const unsent = new Map<string, string>()

export const unsentReasons = {
  of: (productId: string): string => unsent.get(productId) ?? '',
  keep: (productId: string, reason: string): void => void unsent.set(productId, reason),
  /** A product was decided on. */
  forget: (productId: string): void => void unsent.delete(productId),
  /** The administrator has left. */
  forgetAll: (): void => unsent.clear(),
}
