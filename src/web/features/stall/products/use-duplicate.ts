import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { VendorProduct } from '#contract/stall/schemas.ts'
import { useApi } from '#web/api/api-query.ts'
import { randomKey } from '#web/api/random-key.ts'
import { tellFailure } from '#web/api/tell-failure.ts'
import { refreshStall } from '#web/features/stall/stall-queries.ts'

/**
 * Makes copies of products, one at a time. Until an answer has come, pressing again asks for the same copy: a lost answer does
 * not make two.
 * @param onCopied told of each copy
 */
export function useDuplicate(onCopied: (copy: VendorProduct) => void) {
  const api = useApi()
  const queryClient = useQueryClient()
  const [pendingId, setPendingId] = useState<string>()
  const keys = useRef(new Map<string, string>())

  const duplicate = async ({ id }: VendorProduct) => {
    if (pendingId) return
    setPendingId(id)
    const key = keys.current.get(id) ?? randomKey()
    keys.current.set(id, key)
    try {
      const copy = await api.duplicateVendorProduct({ params: { id }, idempotencyKey: key })
      keys.current.delete(id)
      onCopied(copy)
    } catch (error) {
      tellFailure(error, 'Impossible de dupliquer ce produit. Veuillez réessayer.')
    } finally {
      setPendingId(undefined)
      void refreshStall(queryClient)
    }
  }
  return { duplicate, pendingId }
}
