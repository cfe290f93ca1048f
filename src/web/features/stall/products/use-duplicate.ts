import { useRef } from 'react'
import type { VendorProduct } from '#contract/stall/schemas.ts'
import { hasStatus } from '#web/api/api-failure.ts'
import { useApi } from '#web/api/api-query.ts'
import { randomKey } from '#web/api/random-key.ts'
import { useAction } from '#web/api/use-action.ts'
import { refreshStall } from '#web/features/stall/stall-queries.ts'

/**
 * Duplicates products, one at a time. Until a response has come, a retry uses the same idempotency key.
 * @param onCopied called with each copy
 */
export function useDuplicate(onCopied: (copy: VendorProduct) => void) {
  const api = useApi()
  const keys = useRef(new Map<string, string>())
  const { run, pending } = useAction({
    run: async ({ id }: VendorProduct) => {
      const key = keys.current.get(id) ?? randomKey()
      keys.current.set(id, key)
      const copy = await api.duplicateVendorProduct({ params: { id }, idempotencyKey: key }).catch(error => {
        // The copy of that key was deleted since.
        if (hasStatus(error, 404)) keys.current.delete(id)
        throw error
      })
      keys.current.delete(id)
      onCopied(copy)
    },
    failure: 'Impossible de dupliquer ce produit. Veuillez réessayer.',
    refresh: queryClient => void refreshStall(queryClient),
  })
  return { duplicate: run, pendingId: pending?.[0].id }
}
