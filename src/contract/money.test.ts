import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountOf, amountOfFcfa, centimesOf, centimesOfFcfa, fcfaOf, formatFcfa } from './money.ts'

test('an amount is read to the centime', () => {
  expect(centimesOf('1500.00')).toBe(150_000)
  expect(centimesOf('1500')).toBe(150_000)
  expect(centimesOf('0.5')).toBe(50)
  expect(centimesOf('-12.34')).toBe(-1234)
})

test.each(['', 'abc', '1,5', '1.234', '1e3', ' 1', 'Infinity'])('%j is not an amount', text => {
  expect(() => centimesOf(text)).toThrow(RangeError)
})

test('centimes that are not whole are refused', () => {
  expect(() => amountOf(0.1 + 0.2)).toThrow(RangeError)
  expect(() => amountOf(Number.NaN)).toThrow(RangeError)
})

test('amounts and centimes are two forms of the same thing', () => {
  fc.assert(
    fc.property(fc.integer({ min: -999_999_999_999, max: 999_999_999_999 }), centimes => {
      expect(centimesOf(amountOf(centimes))).toBe(centimes)
    }),
  )
})

test('a franc is a hundred centimes', () => {
  expect(centimesOfFcfa(1500)).toBe(150_000)
  expect(centimesOfFcfa(0.5)).toBe(50)
  expect(amountOfFcfa(1500)).toBe('1500.00')
  expect(amountOfFcfa(-12.5)).toBe('-12.50')
  expect(() => amountOfFcfa(0.001)).toThrow(RangeError)
  expect(fcfaOf('1500.00')).toBe(1500)
  expect(fcfaOf('-12.50')).toBe(-12.5)
})

test('a person reads francs without decimals, with spaces that never break', () => {
  expect(formatFcfa('1500.00').replaceAll(/\s/g, ' ')).toBe('1 500 FCFA')
  expect(formatFcfa('12500.00')).not.toContain(' ')
})

test('francs are grouped as the browser would group them', () => {
  const french = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 0 })
  fc.assert(
    fc.property(fc.integer({ min: -9_999_999_999_999, max: 9_999_999_999_999 }), francs => {
      expect(formatFcfa(`${francs}.00`)).toBe(`${french.format(francs)}\u00a0FCFA`)
    }),
  )
  expect(formatFcfa('1500.50')).toBe('1\u202f501\u00a0FCFA')
  expect(formatFcfa('-0.20')).toBe('0\u00a0FCFA')
})
