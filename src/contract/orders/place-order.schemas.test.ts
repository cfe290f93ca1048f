import { expect, test } from 'vitest'
import { PlacedAddressBody } from '../accounts/addresses.schemas.ts'
import { firstMessages } from '../first-messages.ts'
import { CheckoutBody, PlaceOrderBody } from './place-order.schemas.ts'

const somewhere = { zoneId: 'cocody', directions: 'Portail bleu' }
const mariam = { recipientName: 'Mariam Bamba', phone: '05 09 08 07 06' }
const order = (delivery: object) => ({
  paymentMethod: 'cash_on_delivery',
  items: [{ productId: 'tomates', quantity: 1 }],
  delivery,
})
const messagesOf = (found: ReturnType<typeof CheckoutBody.safeParse>) =>
  firstMessages(found.error?.issues ?? [])

test.each([
  ['', '', ['recipientName', 'phone']],
  [' ', mariam.phone, ['recipientName']],
  [mariam.recipientName, '', ['phone']],
  [mariam.recipientName, mariam.phone, []],
])('a form wants the name and the number of who receives: "%s", "%s"', (recipientName, phone, missing) => {
  const said = { recipientName, phone }
  for (const place of [somewhere, { mode: 'pickup', pickupPointId: 'gare' }]) {
    const body = order({ ...place, ...said })
    expect(Object.keys(messagesOf(CheckoutBody.safeParse(body)))).toEqual(
      missing.map(field => `delivery.${field}`),
    )
    expect(PlaceOrderBody.safeParse(body).success).toBe(true)
  }
  const address = PlacedAddressBody.safeParse({ label: 'Chez Mariam', ...somewhere, ...said })
  expect(Object.keys(firstMessages(address.error?.issues ?? []))).toEqual(missing)
})

test('what is wrong of who receives is told once, with all else', () => {
  const body = order({ zoneId: '', directions: 'Portail bleu', recipientName: 'A', phone: '07' })
  expect(messagesOf(CheckoutBody.safeParse(body))).toEqual({
    'delivery.recipientName': 'Indiquez son nom',
    'delivery.phone': expect.stringMatching(/^Format de téléphone invalide/),
    'delivery.zoneId': 'Choisissez votre commune',
  })
})
