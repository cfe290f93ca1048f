import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import type { User } from '#contract/accounts/schemas.ts'
import { clearCustomer, setCustomer } from '#web/features/accounts/session.ts'
import { prefilledEmail, setPrefilledEmail } from '#web/features/accounts/sign-in/prefilled-email.ts'

const queryClient = new QueryClient()

beforeEach(() => setPrefilledEmail(queryClient, 'yao@amic.example'))

test('the form to sign in begins with the e-mail of an account that may be open', () => {
  expect(prefilledEmail(queryClient)).toBe('yao@amic.example')
})

test('whoever has signed in leaves no e-mail to the next person', () => {
  setCustomer(queryClient, { id: 'yao' } as User)
  expect(prefilledEmail(queryClient)).toBe('')
})

test('nor does whoever has left', () => {
  clearCustomer(queryClient)
  expect(prefilledEmail(queryClient)).toBe('')
})
