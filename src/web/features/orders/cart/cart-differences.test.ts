import { describe, expect, test, vi } from 'vitest'
import {
  acceptanceWords,
  acceptDifference,
  type CartDifference,
  differenceWords,
  findDifferences,
  splitByAvailability,
  withoutOrderedLines,
} from '#web/features/orders/cart/cart-differences.ts'
import type { CartItem } from '#web/features/orders/cart/cart-items.ts'

const tomatoes: CartItem = {
  id: 'tomatoes',
  name: 'Tomates',
  price: '800.00',
  unit: 'kg',
  vendorName: 'Ferme Yao',
  quantity: 4,
}

/** Words as they read, whatever spaces the formatter puts between figures. */
const plain = (words: string) => words.replace(/\s/g, ' ')

describe('what has changed about a cart', () => {
  test('nothing, when price and stock are as they were', () => {
    expect(findDifferences([tomatoes], { tomatoes: { price: '800', stock: 4 } })).toEqual([])
  })

  test('a product that was not asked about is left alone', () => {
    expect(findDifferences([tomatoes], {})).toEqual([])
  })

  test('a product withdrawn from sale', () => {
    const [difference] = findDifferences([tomatoes], { tomatoes: null })
    expect(difference).toEqual({ kind: 'unavailable', id: 'tomatoes', name: 'Tomates' })
    expect(differenceWords(difference!)).toBe('Tomates n’est plus en vente.')
    expect(acceptanceWords(difference!)).toBe('Retirer du panier')
  })

  test('what nobody can order now comes in no total; what there is less of does', () => {
    const others = ['gone', 'paused', 'sold out'].map(id => ({ ...tomatoes, id }))
    const differences = findDifferences([tomatoes, ...others], {
      tomatoes: { price: '900', stock: 1 },
      gone: null,
      paused: { price: '800', stock: 4, pausedUntil: '2026-11-30' },
      'sold out': { price: '800', stock: 0 },
    })
    const { coming, absent } = splitByAvailability([tomatoes, ...others], differences)
    expect(coming).toEqual([tomatoes])
    expect([...absent]).toEqual(['gone', 'paused', 'sold out'])
  })

  test('what an order holds already is not told as gone: of one without an answer, that may be every line', () => {
    const others = ['gone', 'paused', 'ordered'].map(id => ({ ...tomatoes, id }))
    const differences = findDifferences([tomatoes, ...others], {
      tomatoes: { price: '900', stock: 1 },
      gone: null,
      paused: { price: '800', stock: 4, pausedUntil: '2026-11-30' },
      ordered: null,
    })
    const told = (ordered: string[], isUnanswered: boolean) =>
      withoutOrderedLines(differences, { ordered, isUnanswered }).map(({ id, kind }) => `${id} ${kind}`)
    expect(told(['ordered'], false)).toEqual([
      'tomatoes stock',
      'tomatoes price',
      'gone unavailable',
      'paused paused',
    ])
    expect(told([], true)).toEqual(['tomatoes price'])
  })

  test('a producer who pauses, whatever the stock', () => {
    const paused = { price: '900', stock: 0, pausedUntil: '2026-11-30' }
    const differences = findDifferences([tomatoes], { tomatoes: paused })
    expect(differences).toEqual([{ kind: 'paused', id: 'tomatoes', name: 'Tomates', until: '2026-11-30' }])
    expect(plain(differenceWords(differences[0]!))).toBe(
      'Tomates : le producteur est en pause, de retour le 1er décembre.',
    )
    expect(acceptanceWords(differences[0]!)).toBe('Retirer du panier')
  })

  test('less stock than wanted and another price are two changes, decided one by one', () => {
    const differences = findDifferences([tomatoes], { tomatoes: { price: '1500.00', stock: 3 } })
    expect(differences.map(difference => plain(differenceWords(difference)))).toEqual([
      'Il ne reste que 3 kg de Tomates.',
      'Le prix de Tomates est passé de 800 FCFA à 1 500 FCFA.',
    ])
    expect(differences.map(acceptanceWords)).toEqual(['En prendre 3\u00a0kg', 'Accepter le nouveau prix'])
  })

  test('of a product that has run out, the new price is not worth a word', () => {
    const differences = findDifferences([tomatoes], { tomatoes: { price: '900.00', stock: 0 } })
    expect(differences.map(differenceWords)).toEqual(['Tomates est en rupture de stock.'])
    expect(differences.map(acceptanceWords)).toEqual(['Retirer du panier'])
  })

  test.each([
    ['Aubergine', 'Le prix d’Aubergine est passé'],
    ['Igname', 'Le prix d’Igname est passé'],
    ['Œufs', 'Le prix d’Œufs est passé'],
    ['Haricot vert', 'Le prix de Haricot vert est passé'],
  ])('elides before %s', (name, words) => {
    const price: CartDifference = { kind: 'price', id: 'x', name, before: '100.00', now: '200.00' }
    expect(differenceWords(price)).toContain(words)
  })
})

describe('accepting a change', () => {
  const spies = () => ({ setPrice: vi.fn(), setQuantity: vi.fn(), remove: vi.fn() })
  const at = { id: 'tomatoes', name: 'Tomates' }

  test('takes the new price', () => {
    const cart = spies()
    acceptDifference(cart, { kind: 'price', ...at, before: '800.00', now: '900.00' })
    expect(cart.setPrice).toHaveBeenCalledExactlyOnceWith('tomatoes', '900.00')
  })

  test('takes what is left', () => {
    const cart = spies()
    acceptDifference(cart, { kind: 'stock', ...at, unit: 'kg', available: 3 })
    expect(cart.setQuantity).toHaveBeenCalledExactlyOnceWith('tomatoes', 3)
  })

  test('takes a withdrawn product out', () => {
    const cart = spies()
    acceptDifference(cart, { kind: 'unavailable', ...at })
    expect(cart.remove).toHaveBeenCalledExactlyOnceWith('tomatoes')
  })
})
