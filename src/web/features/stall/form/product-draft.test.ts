import { expect, test } from 'vitest'
import { HOUR_MS } from '#contract/durations.ts'
import { parseDraft } from './product-draft.ts'

const NOW = Date.parse('2026-11-21T12:00:00Z')
const photo = {
  picture: { url: '/attached_assets/a-1280.webp', width: 4, height: 3, color: '#a03020' },
  fingerprint: 'f',
  sentAtMs: NOW - HOUR_MS,
}
const draft = {
  fields: { name: 'Igname', price: '800' },
  photos: [photo],
  idempotencyKey: 'k',
}

test('a draft comes back as it was stored', () => {
  expect(parseDraft(draft, NOW)).toEqual(draft)
})

test('photos that the server may have removed since are left out, the words stay', () => {
  expect(parseDraft(draft, NOW + 23 * HOUR_MS)).toEqual({ ...draft, photos: [] })
})

test('photos that the product shows are never removed by the server', () => {
  const { url } = photo.picture
  expect(parseDraft(draft, NOW + 500 * HOUR_MS, [url])).toEqual(draft)
})

test.each([[undefined], [null], ['text'], [{ fields: {} }], [{ ...draft, fields: null }]])(
  '%j is no draft',
  stored => {
    expect(parseDraft(stored, NOW)).toBeUndefined()
  },
)

test('what is no field and no photo of this site is left out', () => {
  const foreign = { picture: { ...photo.picture, url: 'https://elsewhere.example/a.webp' } }
  const stored = { ...draft, fields: { name: 'Igname', price: 800, other: 'x' }, photos: [foreign, null] }
  expect(parseDraft(stored, NOW)).toEqual({ ...draft, fields: { name: 'Igname' }, photos: [] })
})
