import { amountOf, centimesOf } from '#contract/money.ts'
import { MAX_LINES, MAX_QUANTITY } from '#contract/orders/order-size.ts'
import { isRecord } from '#web/storage/is-record.ts'

/** A cart line: the product as it was when added. */
export type CartItem = {
  /** The product's id. */
  id: string
  name: string
  /** Amount for one unit, as it travels: "1500.00". */
  price: string
  unit: string
  vendorName: string
  quantity: number
  /** Address of the product's picture. */
  image?: string
}

export type NewCartItem = Omit<CartItem, 'quantity'>

function withinLimits(quantity: number): number {
  return Math.min(Math.trunc(quantity), MAX_QUANTITY)
}

/** Adds a product; an existing line grows and takes the current price. */
export function addItem(items: readonly CartItem[], added: NewCartItem, quantity = 1): readonly CartItem[] {
  const present = items.find(item => item.id === added.id)
  if (!present) {
    if (items.length >= MAX_LINES) return items
    return [...items, { ...added, quantity: withinLimits(quantity) }]
  }
  const grown = { ...present, ...added, quantity: withinLimits(present.quantity + quantity) }
  return items.map(item => (item === present ? grown : item))
}

/** Sets a quantity; zero or less removes the line. */
export function setQuantity(items: readonly CartItem[], id: string, quantity: number): readonly CartItem[] {
  if (quantity <= 0) return removeItem(items, id)
  return items.map(item => (item.id === id ? { ...item, quantity: withinLimits(quantity) } : item))
}

/** Sets a changed price. */
export function setPrice(items: readonly CartItem[], id: string, price: string): readonly CartItem[] {
  return items.map(item => (item.id === id ? { ...item, price } : item))
}

export function removeItem(items: readonly CartItem[], id: string): readonly CartItem[] {
  return items.filter(item => item.id !== id)
}

/** Total number of units. */
export function countOf(items: readonly CartItem[]): number {
  return items.reduce((sum, item) => sum + item.quantity, 0)
}

/** Sum of all lines. */
export function totalOf(items: readonly CartItem[]): string {
  return amountOf(items.reduce((sum, item) => sum + centimesOf(item.price) * item.quantity, 0))
}

function isCartItem(item: unknown): item is CartItem {
  if (!isRecord(item)) return false
  const texts = [item.id, item.name, item.unit, item.vendorName]
  return (
    texts.every(text => typeof text === 'string') &&
    typeof item.price === 'string' &&
    /^\d{1,10}\.\d{2}$/.test(item.price) &&
    Number.isInteger(item.quantity) &&
    Number(item.quantity) > 0 &&
    Number(item.quantity) <= MAX_QUANTITY
  )
}

/** Parses the stored cart, dropping invalid lines: storage can be edited by anyone. */
export function parseItems(stored: string | null): readonly CartItem[] {
  if (stored === null) return []
  let parsed: unknown
  try {
    parsed = JSON.parse(stored)
  } catch {
    return []
  }
  return Array.isArray(parsed) ? parsed.filter(isCartItem).slice(0, MAX_LINES) : []
}
