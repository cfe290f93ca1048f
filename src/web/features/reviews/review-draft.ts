import { REVIEW_DRAFT_KEY } from '#web/features/accounts/customer-storage.ts'
import { tabStorage, withStorage } from '#web/storage/with-storage.ts'

type Draft = { rating?: number; comment?: string | undefined }

/**
 * A review that could not be sent, stored in this tab until it is.
 * @param of key of the customer and the product: others find nothing
 */
export const reviewDraftOf = (of: string) => ({
  read: (): Draft =>
    withStorage(
      tabStorage,
      storage => {
        const stored = JSON.parse(storage.getItem(REVIEW_DRAFT_KEY) ?? '{}')
        return stored.of === of ? stored.draft : {}
      },
      {},
    ),
  write: (draft: Draft): void =>
    withStorage(
      tabStorage,
      storage => storage.setItem(REVIEW_DRAFT_KEY, JSON.stringify({ of, draft })),
      undefined,
    ),
  clear: (): void => withStorage(tabStorage, storage => storage.removeItem(REVIEW_DRAFT_KEY), undefined),
})
