import { describe, expect, test, vi } from 'vitest'
import type { User } from '#contract/accounts/schemas.ts'
import { failureOf } from '#web/api/api-failure.ts'
import { fetchCustomer } from './fetch-customer.ts'

const awa = { id: '1', username: 'awa', fullName: 'Awa Koné' } as User
const refused = () => Promise.reject(failureOf(401, 'Unauthorized', {}))

function memoryOf(user: User | null) {
  let kept = user
  return {
    exists: () => kept !== null,
    write: vi.fn((found: User) => {
      kept = found
    }),
    clear: vi.fn(() => {
      kept = null
    }),
  }
}

describe('finding who is signed in', () => {
  test('asks once, and remembers', async () => {
    const getCurrentUser = vi.fn(async () => awa)
    const copy = memoryOf(null)
    expect(await fetchCustomer({ getCurrentUser }, copy)).toBe(awa)
    expect(getCurrentUser).toHaveBeenCalledOnce()
    expect(copy.write).toHaveBeenCalledWith(awa)
  })

  test('asks a stranger only once', async () => {
    const getCurrentUser = vi.fn(refused)
    expect(await fetchCustomer({ getCurrentUser }, memoryOf(null))).toBeNull()
    expect(getCurrentUser).toHaveBeenCalledOnce()
  })

  test('asks again for somebody it remembers', async () => {
    const getCurrentUser = vi.fn().mockImplementationOnce(refused).mockResolvedValueOnce(awa)
    const copy = memoryOf(awa)
    expect(await fetchCustomer({ getCurrentUser }, copy)).toBe(awa)
    expect(copy.clear).not.toHaveBeenCalled()
  })

  test('keeps somebody who is known until the server says otherwise', async () => {
    const unanswered = () => Promise.reject(failureOf(0, '', {}))
    const copy = memoryOf(awa)
    expect(await fetchCustomer({ getCurrentUser: unanswered }, copy, awa)).toBe(awa)
    expect(copy.clear).not.toHaveBeenCalled()
    expect(await fetchCustomer({ getCurrentUser: async () => null }, copy, awa)).toBeNull()
    expect(copy.clear).toHaveBeenCalledOnce()
  })

  test('forgets somebody whom the server has twice not known', async () => {
    const getCurrentUser = vi.fn(refused)
    const copy = memoryOf(awa)
    expect(await fetchCustomer({ getCurrentUser }, copy)).toBeNull()
    expect(getCurrentUser).toHaveBeenCalledTimes(2)
    expect(copy.clear).toHaveBeenCalledOnce()
  })
})
