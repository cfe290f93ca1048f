import { expect, test } from 'vitest'
import { localPath } from '#web/features/accounts/sign-in/local-path.ts'

test('a page of this site is kept whole', () => {
  expect(localPath('/checkout?order=1#total')).toBe('/checkout?order=1#total')
})

test.each([
  'https://voleur.example/',
  '//voleur.example/',
  '/\\voleur.example',
  '/\t/voleur.example',
  '/.//voleur.example',
  '//[',
  '/\t/[',
  'javascript:alert(1)',
  'checkout',
  '',
  undefined,
  42,
])('%j leads elsewhere', value => {
  expect(localPath(value)).toBeUndefined()
})

test.each([
  '/login',
  '/register?suite=/login',
  '/forgot-password?space=customer',
  '/reset-password',
  '/vendor-login',
  '/admin-login',
])('%s would lead in a circle', path => {
  expect(localPath(path)).toBeUndefined()
})
