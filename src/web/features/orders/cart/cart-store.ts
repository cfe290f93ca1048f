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
import { type KeepingStorage, keptValue } from '#web/kept/kept-value.ts'

const EMPTY: readonly CartItem[] = []

/**
 * The cart of one browser: kept in its local storage, the same in all its tabs.
 * @param findStorage gives the storage, or throws where the browser forbids it; the cart then lives as long
 * as the page.
 */
export function createCartStore(findStorage?: () => KeepingStorage) {
  const kept = keptValue(CART_KEY, parseItems, findStorage)
  // An empty cart leaves nothing behind. Where the storage is full or forbidden it goes on in memory.
  const change = (items: readonly CartItem[]): void => kept.write(items.length === 0 ? undefined : items)

  return {
    items: kept.read,
    /** Says whether the cart had room for it. */
    add: (item: NewCartItem, quantity = 1): boolean => {
      const next = addItem(kept.read(), item, quantity)
      if (next === kept.read()) return false
      change(next)
      return true
    },
    setQuantity: (id: string, quantity: number) => change(setQuantity(kept.read(), id, quantity)),
    setPrice: (id: string, price: string) => change(setPrice(kept.read(), id, price)),
    remove: (id: string) => change(removeItem(kept.read(), id)),
    /** Gives it other lines. */
    replace: change,
    clear: () => change(EMPTY),
    subscribe: kept.subscribe,
  }
}

/** The cart of this browser. */
export const cart = createCartStore()

const emptyOnServer = () => EMPTY

/** The cart as it stands; empty until the page has come alive. */
export function useCart(): { items: readonly CartItem[]; count: number; total: string } {
  const items = useSyncExternalStore(cart.subscribe, cart.items, emptyOnServer)
  return useMemo(() => ({ items, count: countOf(items), total: totalOf(items) }), [items])
}
