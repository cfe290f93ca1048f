import { useState } from 'react'
import type { ProductStatus } from '#contract/catalogue/facts.ts'
import type { AdminProduct } from '#contract/moderation/products.schemas.ts'
import { useStaffQuery } from '#web/features/accounts/staff-query.ts'
import { useProductActions } from '#web/features/moderation/decision/use-product-actions.ts'
import { markDone, useIsRecentlyDone } from '#web/ui/signed-in/recently-done.ts'

/** As many as the API gives at once; the others come when these are judged. */
const FIRST = { limit: 100 }

/** A product in sight, and where it stood in the list when it came there. */
type Shown = { product: AdminProduct; place: number }

const placed = (product: AdminProduct | undefined, among: readonly AdminProduct[] = []): Shown | undefined =>
  product && { product, place: among.indexOf(product) }

/**
 * The products to be judged, one in sight at a time; the next one comes as soon as one is judged. What is in sight stays as it
 * was read, whatever others judge or change meanwhile: nobody decides on what was not looked at.
 */
export function useQueue() {
  const { data, error, isFetching, refetch } = useStaffQuery('listPendingProducts', { query: FIRST })
  const actions = useProductActions('Impossible de mettre à jour le statut du produit.')
  const [shown, setShown] = useState<Shown>()
  const [judged, setJudged] = useState<{ id: string; updatedAt: string }[]>([])
  // The next product takes the place of the one just judged.
  const isSettling = useIsRecentlyDone()

  // Until the list has been read anew it still holds what was judged; what was edited since then is to be judged again.
  const waiting = data?.items.filter(
    ({ id, updatedAt }) => !judged.some(known => known.id === id && known.updatedAt === updatedAt),
  )
  if (!shown && waiting?.[0]) setShown(placed(waiting[0], waiting))
  const product = shown?.product
  const present = waiting?.findIndex(({ id }) => id === product?.id) ?? -1
  const place = present < 0 ? (shown?.place ?? 0) : present
  const isGone = waiting !== undefined && product !== undefined && present < 0
  const isHeld = isSettling || actions.pending !== undefined || isGone
  const others = waiting?.filter(({ id }) => id !== product?.id) ?? []

  /** In place of the product that was decided on, unless one has gone on to another meanwhile. */
  const follow = (next: Shown | undefined) => {
    setShown(now => (now?.product === product ? next : now))
    if (product) markDone(product.id)
  }

  const stepTo = (next: AdminProduct | undefined) => {
    if (next || isGone) setShown(placed(next, waiting))
  }

  /** @returns whether it was done */
  const decide = async (status: ProductStatus, reason?: string): Promise<boolean> => {
    if (!product || isHeld) return false
    if (await actions.decide(product, status, reason)) {
      setJudged(known => [...known, product])
      follow(placed(others[place] ?? others[0], others))
      return true
    }
    // What was refused because it had changed is looked at anew.
    const read = await refetch()
    const again = read.data?.items.find(({ id }) => id === product.id)
    if (again && again.updatedAt !== product.updatedAt) follow(placed(again, read.data?.items))
    return false
  }

  return {
    product,
    /** Somebody else judged the product in sight, or it was taken back. */
    isGone,
    /** The one that follows: its picture can be fetched while this one is read. */
    following: others[place],
    /** From 1. */
    position: place + 1,
    left: data && data.total - (data.items.length - (waiting?.length ?? 0)),
    judgedCount: judged.length,
    pending: actions.pending?.action,
    /** A decision is on its way, or was a moment ago, or there is nothing to decide any more: none begins. */
    isHeld,
    decide,
    showNext: () => stepTo(others[place % others.length]),
    showPrevious: () => stepTo(others.at(place - 1)),
    isLoaded: waiting !== undefined,
    error,
    isFetching,
    refetch,
  }
}
export type Queue = ReturnType<typeof useQueue>
