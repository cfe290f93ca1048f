/** Drafts of rejection reasons by product, in this tab, kept in case the session expires meanwhile. */
const unsent = new Map<string, string>()

export const unsentReasons = {
  of: (productId: string): string => unsent.get(productId) ?? '',
  keep: (productId: string, reason: string): void => void unsent.set(productId, reason),
  /** After the decision on the product. */
  forget: (productId: string): void => void unsent.delete(productId),
  /** After logout. */
  forgetAll: (): void => unsent.clear(),
}
