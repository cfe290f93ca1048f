import { expect, test } from 'vitest'
import { Todo } from '#contract/back-office/schemas.ts'
import { adminNavigation } from './admin-navigation.ts'
import { countWaiting, todoKinds } from './todo-kinds.ts'

const counts = Object.keys(Todo.shape) as (keyof Todo)[]
const screens = adminNavigation.flatMap(group => group.screens)
const todoOf = (waiting: Partial<Todo>): Todo =>
  ({ ...Object.fromEntries(counts.map(count => [count, 0])), ...waiting }) as Todo

test('whatever may await has its words once', () => {
  expect(todoKinds.map(({ count }) => count).sort()).toEqual([...counts].sort())
})

test.each(counts)('%s is counted beside one screen of the administration', count => {
  const todo = todoOf({ [count]: 3 })
  const counted = screens.map(({ href }) => countWaiting(todo, href)).filter(waiting => waiting > 0)
  expect(counted).toEqual([3])
})

test('a screen counts all that is decided there, and nothing of one whose address only begins alike', () => {
  const todo = todoOf({ transfersToApprove: 2, failedTransfers: 3, unreadMessages: 4 })
  expect(countWaiting(todo, '/admin/transfers')).toBe(5)
  expect(countWaiting(todo, '/admin/messages-sent')).toBe(0)
})
