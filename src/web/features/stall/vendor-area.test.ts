import { expect, test } from 'vitest'
import { parseVendorArea } from './vendor-area.ts'

test.each([
  [{}, {}],
  [
    { search: ' igname ', status: 'rejected', stock: 'low' },
    { search: 'igname', status: 'rejected', stock: 'low' },
  ],
  [{ produit: 'nouveau' }, { produit: 'nouveau' }],
  [
    { tab: 'commandes', status: 'shipped', search: ' awa ', stock: 'low' },
    { tab: 'commandes', status: 'shipped', search: 'awa' },
  ],
  [
    { tab: 'commandes', toCollect: '1' },
    { tab: 'commandes', toCollect: '1' },
  ],
  [{ tab: 'commandes', toCollect: 'oui' }, { tab: 'commandes' }],
  [
    { tab: 'revenus', page: '2' },
    { tab: 'revenus', page: 2 },
  ],
  [
    { tab: 'avis', page: '3', state: 'unanswered' },
    { tab: 'avis', page: 3, state: 'unanswered' },
  ],
  [
    { tab: 'avis', state: 'hidden' },
    { tab: 'avis', state: undefined },
  ],
])('the address %j shows %j', (raw, view) => {
  expect(parseVendorArea(raw)).toEqual(view)
})

test.each([[{ status: 'shipped' }], [{ tab: 'inconnu', stock: 'high', search: '  ' }]])(
  'what makes no sense among products is left out: %j',
  raw => {
    expect(parseVendorArea(raw)).toEqual({})
  },
)

test('a product’s status is none of an order', () => {
  expect(parseVendorArea({ tab: 'commandes', status: 'rejected' })).toEqual({ tab: 'commandes' })
})
