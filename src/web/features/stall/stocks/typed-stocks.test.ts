import { expect, test } from 'vitest'
import { parseTypedStocks, stockChangesOf, toCheck, typedSince } from './typed-stocks.ts'

const products = [
  { id: 'a', stock: 7 },
  { id: 'b', stock: 3 },
]

test.each([
  ['nothing typed', {}, []],
  ['an emptied field', { a: { typed: '', seen: 7 } }, []],
  ['the stock that is', { a: { typed: '7', seen: 12 } }, []],
  ['the stock that was seen, of which some were sold since', { a: { typed: '12', seen: 12 } }, []],
  ['another number', { a: { typed: '20', seen: 7 } }, [{ id: 'a', stock: 20, seen: 7 }]],
  ['none left', { b: { typed: '0', seen: 3 } }, [{ id: 'b', stock: 0, seen: 3 }]],
  ['a number over a stock that is old', { a: { typed: '20', seen: 12 } }, [{ id: 'a', stock: 20, seen: 12 }]],
  ['a product that is gone', { c: { typed: '4', seen: 1 } }, []],
])('%s is this to be saved', (_, typed, wishes) => {
  expect(stockChangesOf(products, typed)).toEqual(wishes)
})

test('what was refused stays typed, over the stock that was told', () => {
  const typed = { a: { typed: '20', seen: 12 }, b: { typed: '5', seen: 3 } }
  expect(toCheck(typed, [{ id: 'a', stock: 7 }])).toEqual({
    a: { typed: '20', seen: 7, isToCheck: true },
    b: { typed: '5', seen: 3 },
  })
})

test('once numbers are saved, what was typed meanwhile stays, over the stocks that they are now', () => {
  const sent = { a: { typed: '20', seen: 7 }, b: { typed: '5', seen: 3 }, c: { typed: '', seen: 1 } }
  const now = { ...sent, b: { typed: '6', seen: 3, isToCheck: true }, d: { typed: '9', seen: 2 } }
  const saved = [
    { id: 'a', stock: 20 },
    { id: 'b', stock: 5 },
  ]
  expect(typedSince(sent, now, saved)).toEqual({ b: { typed: '6', seen: 5 }, d: { typed: '9', seen: 2 } })
})

test.each([undefined, null, 'x', 3, []])('of %j nothing was typed', stored => {
  expect(parseTypedStocks(stored)).toEqual({})
})

test('what was stored is read again, and what makes no sense is left out', () => {
  const stored = {
    a: { typed: '20', seen: 7 },
    b: { typed: 'x', seen: 3 },
    c: { typed: '1' },
    d: null,
    e: { typed: '4', seen: 1, isToCheck: true },
  }
  expect(parseTypedStocks(stored)).toEqual({
    a: { typed: '20', seen: 7, isToCheck: false },
    e: { typed: '4', seen: 1, isToCheck: true },
  })
})
