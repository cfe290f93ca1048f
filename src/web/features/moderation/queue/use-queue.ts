import { useState } from 'react'
import type { ProductStatus } from '#contract/catalogue/facts.ts'
import { useAdminQuery } from '#web/features/accounts/use-admin-query.ts'
import { useProductActs } from '#web/features/moderation/decision/use-product-acts.ts'
import { useSettling } from '#web/ui/spaces/use-settling.ts'

/** As many as the API gives at once; the others come when these are judged. */
const QUEUE_LENGTH = 100

/** The products to be judged, one in sight at a time; the next one comes as soon as one is judged. */
export function useQueue() {
  const { data, error, isFetching, refetch } = useAdminQuery('listPendingProducts', {
    query: { limit: QUEUE_LENGTH },
  })
  const acts = useProductActs('Impossible de mettre à jour le statut du produit.')
  const [shownId, setShownId] = useState<string>()
  const [judged, setJudged] = useState<{ id: string; updatedAt: string }[]>([])
  // The next product takes the place of the one just judged.
  const [isSettling, settle] = useSettling()

  // Until the list has been read anew it still holds what was judged; what was edited since then is to be judged again.
  const waiting = data?.items.filter(
    ({ id, updatedAt }) => !judged.some(known => known.id === id && known.updatedAt === updatedAt),
  )
  const place = Math.max(0, waiting?.findIndex(({ id }) => id === shownId) ?? 0)
  const product = waiting?.[place]

  const show = (step: 1 | -1) => {
    if (waiting) setShownId(waiting.at((place + step) % waiting.length)?.id)
  }

  /** @returns whether it was done */
  const decide = async (status: ProductStatus, reason?: string): Promise<boolean> => {
    if (!product || isSettling) return false
    const next = waiting?.[place + 1] ?? waiting?.[0]
    if (!(await acts.decide(product, status, reason))) return false
    setJudged(known => [...known, product])
    setShownId(next?.id)
    settle()
    return true
  }

  return {
    product,
    /** The one that follows: its picture can be fetched while this one is read. */
    following: waiting?.[place + 1],
    /** From 1. */
    position: place + 1,
    left: data && data.total - (data.items.length - (waiting?.length ?? 0)),
    judgedCount: judged.length,
    pending: acts.pending?.act,
    isSettling,
    decide,
    showNext: () => show(1),
    showPrevious: () => show(-1),
    isLoaded: waiting !== undefined,
    error,
    isFetching,
    refetch,
  }
}
export type Queue = ReturnType<typeof useQueue>
