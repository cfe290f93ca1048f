import { expect, test } from 'vitest'
import { callUrl } from './call-url.ts'

test('the address of a call has its parameters in place, escaped', () => {
  expect(callUrl('/api/products/:id/reviews', { params: { id: 'a/b' } })).toBe('/api/products/a%2Fb/reviews')
})

test('leaves out what is not said', () => {
  const query = { search: 'œufs frais', category: undefined, region: '', minPrice: 0 }
  expect(callUrl('/api/products', { query })).toBe('/api/products?search=%C5%93ufs+frais&minPrice=0')
})

test('is refused without a parameter', () => {
  expect(() => callUrl('/api/products/:id', {})).toThrow('parameter id')
})
