import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import type { User } from '#contract/accounts/schemas.ts'
import { forgetShopper, noteShopper } from '#web/features/accounts/session.ts'
import { emailToSignIn, noteEmailToSignIn } from '#web/features/accounts/sign-in/email-to-sign-in.ts'

const queryClient = new QueryClient()

beforeEach(() => noteEmailToSignIn(queryClient, 'yao@amic.example'))

test('the form to sign in begins with the e-mail of an account that may be open', () => {
  expect(emailToSignIn(queryClient)).toBe('yao@amic.example')
})

test('whoever has signed in leaves no e-mail to the next person', () => {
  noteShopper(queryClient, { id: 'yao' } as User)
  expect(emailToSignIn(queryClient)).toBe('')
})

test('nor does whoever has left', () => {
  forgetShopper(queryClient)
  expect(emailToSignIn(queryClient)).toBe('')
})
