import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CUSTOMER_KEY } from '#web/features/accounts/stored-customer.ts'
import type { NewCartItem } from './cart-items.ts'
import { CART_KEY } from './cart-key.ts'
import { createCartStore } from './cart-store.ts'

const tomatoes: NewCartItem = {
  id: 'tomatoes',
  name: 'Tomates',
  price: '800.00',
  unit: 'kg',
  vendorName: 'Les Jardins de Brobo',
}

/** A browser's storage, shared by its tabs. */
function createStorage() {
  const values = new Map<string, string>()
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
}

let notifyTabs: (event: { key: string | null }) => void

beforeEach(() => {
  vi.stubGlobal('addEventListener', (_type: string, listener: typeof notifyTabs) => {
    notifyTabs = listener
  })
  vi.stubGlobal('removeEventListener', () => {})
})
afterEach(() => vi.unstubAllGlobals())

describe('the cart of a browser', () => {
  test('is kept on every change and found again', () => {
    const storage = createStorage()
    createCartStore(() => storage).add(tomatoes, 3)
    expect(createCartStore(() => storage).items()).toEqual([{ ...tomatoes, quantity: 3 }])
  })

  test('leaves nothing behind when it is emptied', () => {
    const storage = createStorage()
    const cart = createCartStore(() => storage)
    cart.add(tomatoes)
    cart.clear()
    expect(cart.items()).toEqual([])
    expect(storage.values.size).toBe(0)
  })

  test('leaves nothing behind when its last product is taken out', () => {
    const storage = createStorage()
    const cart = createCartStore(() => storage)
    cart.add(tomatoes)
    cart.setQuantity('tomatoes', 0)
    expect(storage.values.size).toBe(0)
  })

  test('tells those who watch it', () => {
    const cart = createCartStore(() => createStorage())
    const watcher = vi.fn()
    const stop = cart.subscribe(watcher)
    cart.add(tomatoes)
    stop()
    cart.remove('tomatoes')
    expect(watcher).toHaveBeenCalledTimes(1)
  })

  test('follows what another tab does', () => {
    const storage = createStorage()
    const here = createCartStore(() => storage)
    const watcher = vi.fn()
    here.subscribe(watcher)
    expect(here.items()).toEqual([])
    createCartStore(() => storage).add(tomatoes)
    notifyTabs({ key: CART_KEY })
    expect(watcher).toHaveBeenCalledOnce()
    expect(here.items()).toEqual([{ ...tomatoes, quantity: 1 }])
  })

  test('does not mind what else the site keeps', () => {
    const cart = createCartStore(() => createStorage())
    const watcher = vi.fn()
    cart.subscribe(watcher)
    notifyTabs({ key: CUSTOMER_KEY })
    expect(watcher).not.toHaveBeenCalled()
  })

  test('works for as long as the page where storage is forbidden', () => {
    const cart = createCartStore(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    expect(cart.add(tomatoes)).toBe(true)
    expect(cart.items()).toEqual([{ ...tomatoes, quantity: 1 }])
  })
})
