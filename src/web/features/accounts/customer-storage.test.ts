import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  CHECKOUT_DRAFT_KEY,
  clearCustomerStorage,
  clearCustomerTabStorage,
  ORDER_ATTEMPT_KEY,
  TRANSACTION_KEY,
} from '#web/features/accounts/customer-storage.ts'

let browser: Map<string, string>
let tab: Map<string, string>
const storageOf = (kept: Map<string, string>) => ({ removeItem: (key: string) => kept.delete(key) })

beforeEach(() => {
  browser = new Map([
    [ORDER_ATTEMPT_KEY, 'key'],
    [TRANSACTION_KEY, 'payment'],
  ])
  tab = new Map([[CHECKOUT_DRAFT_KEY, 'draft']])
  vi.stubGlobal('localStorage', storageOf(browser))
  vi.stubGlobal('sessionStorage', storageOf(tab))
})
afterEach(() => vi.unstubAllGlobals())

test('a tab that hears late who is here now forgets what is its own, and leaves the next customer theirs', () => {
  clearCustomerTabStorage()
  expect([...tab.keys()]).toEqual([])
  expect([...browser.keys()]).toEqual([ORDER_ATTEMPT_KEY, TRANSACTION_KEY])
})

test('a customer who leaves takes along what the browser keeps for all its tabs', () => {
  clearCustomerStorage()
  expect([...tab.keys(), ...browser.keys()]).toEqual([])
})
