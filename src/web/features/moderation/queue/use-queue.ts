import { useState } from 'react'
import type { ProductStatus } from '#contract/catalogue/facts.ts'
import type { AdminProduct } from '#contract/moderation/products.schemas.ts'
import { useStaffQuery } from '#web/features/accounts/staff-query.ts'
import { useProductActions } from '#web/features/moderation/decision/use-product-actions.ts'
import { markDone, useIsRecentlyDone } from '#web/ui/signed-in/recently-done.ts'

/** The API's maximum; more are loaded once these are done. */
const FIRST_PAGE = { limit: 100 }

/** The current product, and its place in the list when it became current. */
type Shown = { product: AdminProduct; place: number }

const placed = (product: AdminProduct | undefined, among: readonly AdminProduct[] = []): Shown | undefined =>
  product && { product, place: among.indexOf(product) }

/**
 * The products to moderate, one at a time; continues with the next after a decision. The current product is not refreshed, so
 * that an administrator decides only on what they have seen.
 */
export function useQueue() {
  const { data, error, isFetching, refetch } = useStaffQuery('listPendingProducts', { query: FIRST_PAGE })
  const actions = useProductActions('Impossible de mettre à jour le statut du produit.')
  const [shown, setShown] = useState<Shown>()
  const [judged, setJudged] = useState<{ id: string; updatedAt: string }[]>([])
  // The next product replaces the one just decided.
  const isSettling = useIsRecentlyDone()

  // Until the list is refetched it still contains decided products; one edited since then awaits a new decision.
  const waiting = data?.items.filter(
    ({ id, updatedAt }) => !judged.some(one => one.id === id && one.updatedAt === updatedAt),
  )
  if (!shown && waiting?.[0]) setShown(placed(waiting[0], waiting))
  const product = shown?.product
  const present = waiting?.findIndex(({ id }) => id === product?.id) ?? -1
  const place = present < 0 ? (shown?.place ?? 0) : present
  const isGone = waiting !== undefined && product !== undefined && present < 0
  const isHeld = isSettling || actions.pending !== undefined || isGone
  const others = waiting?.filter(({ id }) => id !== product?.id) ?? []

  /** Shows the next product, unless the administrator has moved on meanwhile. */
  const follow = (next: Shown | undefined) => {
    setShown(now => (now?.product === product ? next : now))
    if (product) markDone(product.id)
  }

  const stepTo = (next: AdminProduct | undefined) => {
    if (next || isGone) setShown(placed(next, waiting))
  }

  /** @returns whether it succeeded */
  const decide = async (status: ProductStatus, reason?: string): Promise<boolean> => {
    if (!product || isHeld) return false
    if (await actions.decide(product, status, reason)) {
      setJudged(current => [...current, product])
      follow(placed(others[place] ?? others[0], others))
      return true
    }
    // On a conflict, show the current version.
    const read = await refetch()
    const again = read.data?.items.find(({ id }) => id === product.id)
    if (again && again.updatedAt !== product.updatedAt) follow(placed(again, read.data?.items))
    return false
  }

  return {
    product,
    /** Another administrator decided, or the product was withdrawn. */
    isGone,
    /** The next product, to preload its picture. */
    following: others[place],
    /** 1-based. */
    position: place + 1,
    left: data && data.total - (data.items.length - (waiting?.length ?? 0)),
    judgedCount: judged.length,
    pending: actions.pending?.action,
    /** A decision is pending or was just made, or nothing is left: buttons are disabled. */
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
