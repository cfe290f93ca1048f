import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storedValue } from './stored-value.ts'

let stored: Map<string, string>
beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('addEventListener', vi.fn())
  vi.stubGlobal('removeEventListener', vi.fn())
})
afterEach(() => vi.unstubAllGlobals())

const parse = (kept: unknown): readonly string[] => (Array.isArray(kept) ? kept : [])
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, text: string) => void stored.set(key, text),
  removeItem: (key: string) => void stored.delete(key),
}
const forbidden = () => {
  throw new Error('forbidden')
}

test('what another tab wrote while nobody listened here is read by who listens next', () => {
  const box = storedValue('acts', parse, () => storage)
  box.subscribe(() => {})()
  box.write(['mine'])
  stored.set('acts', '["theirs"]')
  expect(box.read()).toEqual(['mine'])
  box.subscribe(() => {})
  expect(box.read()).toEqual(['theirs'])
})

test('what another tab took away is gone too', () => {
  const box = storedValue('acts', parse, () => storage)
  box.write(['mine'])
  stored.clear()
  box.subscribe(() => {})
  expect(box.read()).toEqual([])
})

test('what has not changed stays the same value: nothing is drawn anew', () => {
  const box = storedValue('acts', parse, () => storage)
  box.write(['mine'])
  const before = box.read()
  box.subscribe(() => {})
  expect(box.read()).toBe(before)
})

test('where the storage is forbidden, what was written lives on', () => {
  const box = storedValue('acts', parse, forbidden)
  box.write(['mine'])
  box.subscribe(() => {})
  expect(box.read()).toEqual(['mine'])
})
