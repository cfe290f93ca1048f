import { TRANSACTION_KEY } from '#web/features/accounts/customer-storage.ts'
import { browserStorage, withStorage } from '#web/storage/with-storage.ts'

/** Stores the id of the current payment, since the provider may omit it on return. Without storage only the URL has it. */
export const storedTransaction = {
  write: (transactionId: string): void =>
    withStorage(browserStorage, storage => storage.setItem(TRANSACTION_KEY, transactionId), undefined),
  read: (): string | null => withStorage(browserStorage, storage => storage.getItem(TRANSACTION_KEY), null),
  clear: (): void => withStorage(browserStorage, storage => storage.removeItem(TRANSACTION_KEY), undefined),
}
