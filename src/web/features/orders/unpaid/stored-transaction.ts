import { TRANSACTION_KEY } from '#web/features/accounts/customer-storage.ts'
import { browserStorage, withStorage } from '#web/storage/with-storage.ts'

/**
 * The payment under way, in this browser: the provider may send the person back without its number. Where
 * storage is forbidden, the address alone tells it.
 */
export const storedTransaction = {
  keep: (transactionId: string): void =>
    withStorage(browserStorage, storage => storage.setItem(TRANSACTION_KEY, transactionId), undefined),
  read: (): string | null => withStorage(browserStorage, storage => storage.getItem(TRANSACTION_KEY), null),
  forget: (): void => withStorage(browserStorage, storage => storage.removeItem(TRANSACTION_KEY), undefined),
}
