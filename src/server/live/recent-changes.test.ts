import { EventEmitter } from 'node:events'
import { beforeEach, expect, test } from 'vitest'
import type { Announcements } from './database-events.ts'
import { RecentChanges } from './recent-changes.ts'

let events: EventEmitter<Announcements>
let nowMs: number
let recent: RecentChanges
beforeEach(() => {
  events = new EventEmitter()
  nowMs = 0
  recent = new RecentChanges(events, () => nowMs)
  nowMs = 100_000
})

const change = (orderId: string) => events.emit('order', { orderId, customerId: 'awa', vendorId: null })
const follows = ({ orderId }: { orderId: string }) => orderId === 'one'

test('what changed since it was read, or while it was being asked for, is told', () => {
  change('one')
  nowMs += 14_000
  expect(recent.mayHave(follows, 0)).toBe(true)
  nowMs += 4_000
  expect(recent.mayHave(follows, 0)).toBe(false)
  expect(recent.mayHave(follows, 5_000)).toBe(true)
})

test('what others follow is not', () => {
  change('other')
  expect(recent.mayHave(follows, 5_000)).toBe(false)
})

test('what was read before anything is remembered may have changed', () => {
  expect(recent.mayHave(follows, 44_000)).toBe(false)
  expect(recent.mayHave(follows, 46_000)).toBe(true)
})

test('and so may what was read before announcements were heard', () => {
  events.emit('missed')
  nowMs += 20_000
  expect(recent.mayHave(follows, 4_000)).toBe(false)
  expect(recent.mayHave(follows, 6_000)).toBe(true)
})
