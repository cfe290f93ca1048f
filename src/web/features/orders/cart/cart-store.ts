import { useMemo, useSyncExternalStore } from 'react'
import {
  addItem,
  type CartItem,
  countOf,
  type NewCartItem,
  parseItems,
  removeItem,
  setPrice,
  setQuantity,
  totalOf,
} from '#web/features/orders/cart/cart-items.ts'
import { CART_KEY } from '#web/features/orders/cart/cart-key.ts'
import { createStore } from '#web/ui/create-store.ts'

const EMPTY: readonly CartItem[] = []

/** The part of `Storage` that the cart needs. */
type CartStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * The cart of one browser: in local storage, the same in all its tabs.
 * @param findStorage returns the storage, or throws where the browser forbids it; the cart then lives as long as the page
 */
export function createCartStore(findStorage: () => CartStorage) {
  const read = (): readonly CartItem[] => {
    try {
      return parseItems(findStorage().getItem(CART_KEY))
    } catch {
      return EMPTY
    }
  }

  const syncAcrossTabs = ({ key }: StorageEvent): void => {
    // The key is null when the whole storage was cleared.
    if (key === CART_KEY || key === null) store.write(read())
  }

  const store = createStore<readonly CartItem[] | undefined>(undefined, () => {
    addEventListener('storage', syncAcrossTabs)
    return () => removeEventListener('storage', syncAcrossTabs)
  })

  let initial: readonly CartItem[] | undefined
  const current = (): readonly CartItem[] => {
    initial ??= read()
    return store.read() ?? initial
  }

  const change = (next: readonly CartItem[]): void => {
    try {
      const storage = findStorage()
      if (next.length === 0) storage.removeItem(CART_KEY)
      else storage.setItem(CART_KEY, JSON.stringify(next))
    } catch {
      // Storage is full or forbidden: the cart is kept in memory until the page is left.
    }
    store.write(next)
  }

  return {
    items: current,
    /** @returns false when the cart is full */
    add: (item: NewCartItem, quantity = 1): boolean => {
      const next = addItem(current(), item, quantity)
      if (next === current()) return false
      change(next)
      return true
    },
    setQuantity: (id: string, quantity: number) => change(setQuantity(current(), id, quantity)),
    setPrice: (id: string, price: string) => change(setPrice(current(), id, price)),
    remove: (id: string) => change(removeItem(current(), id)),
    /** Replaces the lines. */
    replace: change,
    clear: () => change(EMPTY),
    subscribe: store.subscribe,
  }
}

/** The cart of this browser. */
export const cart = createCartStore(() => localStorage)

const emptyOnServer = () => EMPTY

/** The current cart; empty until the page is hydrated. */
export function useCart(): { items: readonly CartItem[]; count: number; total: string } {
  const items = useSyncExternalStore(cart.subscribe, cart.items, emptyOnServer)
  return useMemo(() => ({ items, count: countOf(items), total: totalOf(items) }), [items])
}
