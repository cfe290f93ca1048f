import { expect, test } from 'vitest'
import { saysTheSame } from './says-the-same.ts'

const made = {
  title: 'Foire',
  location: null,
  createdAt: '2026-11-20',
  media: [{ url: '/a.webp', width: 9 }],
}

test.each([
  [{ title: 'Foire', location: null, media: ['/a.webp'] }, true],
  [{ title: 'Grande foire', location: null, media: ['/a.webp'] }, false],
  [{ title: 'Foire', location: 'Man', media: ['/a.webp'] }, false],
  [{ title: 'Foire', location: null, media: [] }, false],
])('%j: %s', (body, isSame) => {
  expect(saysTheSame(made, body)).toBe(isSame)
})
