import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { newId } from '#database/schema/columns.ts'
import { Refused } from '../http/refuse.ts'
import { decodeCursor, encodeCursor, type SortKeyKind } from './list-cursor.ts'

const kinds: SortKeyKind[] = ['amount', 'whole', 'instant']
const shape = { name: 'rating', kinds }

function refusalOf(act: () => unknown): { status: number; message: string } | undefined {
  try {
    act()
    return undefined
  } catch (error) {
    if (error instanceof Refused) return { status: error.status, message: error.message }
    throw error
  }
}
const refused = {
  status: 400,
  message: 'Cette suite de la liste n’existe pas. Reprenez la liste depuis le début.',
}

describe('a cursor', () => {
  test('gives back the position that it was made of, and passes through an address unchanged', () => {
    const whole = fc.maxSafeNat().filter(n => n < 1e13)
    const position = fc.record({
      id: fc.uuid(),
      places: fc
        .tuple(fc.tuple(whole, fc.integer({ min: 10, max: 99 })), whole, whole)
        .map(([[francs, centimes], count, ms]) => [`${francs}.${centimes}`, String(count), String(ms)]),
    })
    fc.assert(
      fc.property(position, given => {
        const text = encodeCursor('rating', given)
        expect(encodeURIComponent(text)).toBe(text)
        expect(text.length).toBeLessThanOrEqual(200)
        expect(decodeCursor(text, shape)).toEqual(given)
      }),
    )
  })

  test('that is any text is refused, never a fault', () => {
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.base64String(), fc.json().map(encodeText))
    fc.assert(
      fc.property(text, given => {
        expect(refusalOf(() => decodeCursor(given, shape))).toEqual(refused)
      }),
    )
  })

  const good = { name: 'rating', id: newId(), places: ['4.50', '12', '1795254807690'] }
  test.each([
    ['of another order', { ...good, name: 'recent' }],
    ['with too few numbers', { ...good, places: ['4.50', '12'] }],
    ['with too many numbers', { ...good, places: [...good.places, '1'] }],
    ['with a fraction of a review', { ...good, places: ['4.50', '1.5', '1'] }],
    ['with a number too great', { ...good, places: ['4.50', '12', '1'.repeat(14)] }],
    ['with a word for a number', { ...good, places: ['NaN', '12', '1'] }],
    ['with a broken id', { ...good, id: 'x' }],
  ])('%s is refused', (_, altered) => {
    expect(refusalOf(() => decodeCursor(encodeText(JSON.stringify(good)), shape))).toBe(undefined)
    expect(refusalOf(() => decodeCursor(encodeText(JSON.stringify(altered)), shape))).toEqual(refused)
  })
})

function encodeText(text: string): string {
  return Buffer.from(text).toString('base64url')
}
