/** Drafts of rejection reasons by product, in this tab, kept in case the session expires meanwhile. */
const unsent = new Map<string, string>()

export const unsentReasons = {
  of: (productId: string): string => unsent.get(productId) ?? '',
  set: (productId: string, reason: string): void => void unsent.set(productId, reason),
  /** After the decision on the product. */
  delete: (productId: string): void => void unsent.delete(productId),
  /** After logout. */
  clear: (): void => unsent.clear(),
}
