import { expect, test } from 'vitest'
import { whatsAppAddress } from '#web/whatsapp-address.ts'

test('a number goes in digits, the words escaped', () => {
  const address = whatsAppAddress('+225 05 05 00 00 02', 'Bonjour Awa & Yao')
  expect(address).toBe('https://wa.me/2250505000002?text=Bonjour%20Awa%20%26%20Yao')
})
