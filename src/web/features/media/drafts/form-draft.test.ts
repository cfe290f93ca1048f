import { expect, test } from 'vitest'
import { HOUR_MS } from '#contract/durations.ts'
import { parseFormDraft } from './form-draft.ts'

const NOW = Date.parse('2026-11-21T12:00:00Z')
const photo = {
  picture: { url: '/attached_assets/a-1280.webp', width: 4, height: 3, color: '#a03020' },
  fingerprint: 'f',
  sentAtMs: NOW - HOUR_MS,
}
const draft = {
  of: 'parcel',
  fields: { message: 'Deux œufs cassés' },
  photos: { pictures: [photo] },
}
const read = (stored: unknown, nowMs = NOW, of = 'parcel', shown: string[] = []) =>
  parseFormDraft(stored, { of, nowMs, shown })

test('what was filled in comes back for what it is about, and for nothing else', () => {
  expect(read(draft)).toEqual(draft)
  expect(read(draft, NOW, 'another')).toBeUndefined()
})

test('photos that the server may have removed since were never changed; the words stay', () => {
  const later = NOW + 23 * HOUR_MS
  expect(read(draft, later)).toEqual({ ...draft, photos: {} })
  expect(read(draft, later, 'parcel', [photo.picture.url])).toEqual(draft)
})

test('of two photos the one that was sent long ago may have been removed, whatever was typed since', () => {
  const old = { ...photo, sentAtMs: NOW - 26 * HOUR_MS }
  expect(read({ ...draft, photos: { pictures: [old, photo] } })).toEqual(draft)
})

test('a photo that was taken away stays so', () => {
  expect(read({ ...draft, photos: { pictures: [] } })?.photos).toEqual({ pictures: [] })
})

test.each([[undefined], [null], ['text'], [{ of: 'parcel' }], [{ ...draft, photos: null }]])(
  '%j is no draft',
  stored => {
    expect(read(stored)).toBeUndefined()
  },
)

test('what is no text and no photo of this site is left out', () => {
  const foreign = { picture: { ...photo.picture, url: 'https://elsewhere.example/a.webp' } }
  const stored = { ...draft, fields: { message: 'Cassé', kind: 3 }, photos: { pictures: [foreign, photo] } }
  expect(read(stored)).toEqual({ ...draft, fields: { message: 'Cassé' } })
})
