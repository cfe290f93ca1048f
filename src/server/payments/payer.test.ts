import { expect, test } from 'vitest'
import { Refused } from '../http/refuse.ts'
import { payerOf } from './payer.ts'

const awa = {
  fullName: 'Awa Koné Traoré',
  email: 'awa@exemple.ci',
  phone: '+2250707000001',
  region: 'Bouaké',
}
const nobody = { fullName: '', email: '', phone: null, region: null }

test('the account fills what the form leaves empty', () => {
  expect(payerOf({ name: '', email: null, city: 'Daloa' }, awa)).toEqual({
    firstName: 'Awa',
    lastName: 'Koné Traoré',
    email: 'awa@exemple.ci',
    phone: '+2250707000001',
    city: 'Daloa',
    state: 'Lagunes',
    zipCode: '00000',
  })
})

test('the defaults fill what the account lacks', () => {
  expect(payerOf(undefined, nobody)).toEqual({
    firstName: 'Client',
    lastName: 'AMIC',
    email: 'client@amic.example',
    phone: '+2250000000000',
    city: 'Abidjan',
    state: 'Lagunes',
    zipCode: '00000',
  })
})

test.each([
  ['07 07 00 00 01', '+2250707000001'],
  ['+225 07 07 00 00 01', '+2250707000001'],
  ['225 0707000001', '+2250707000001'],
  ['00225 07.07.00.00.01', '+2250707000001'],
  ['\u202a+225 07/07/00/00/01\u202c', '+2250707000001'],
  ['+33 6 12 34 56 78', '+33612345678'],
])('the phone %s is sent as %s', (typed, sent) => {
  expect(payerOf({ phone: typed }, awa).phone).toBe(sent)
})

test.each([
  ['Awa', 'Awa', 'Awa'],
  ['A Koné', 'A Koné', 'A Koné'],
  ['A', 'Client AMIC', 'Client AMIC'],
])('the name %s is sent as %s and %s', (name, firstName, lastName) => {
  expect(payerOf({ name }, awa)).toMatchObject({ firstName, lastName })
})

test.each([
  [{ email: 'awa@' }, 'Email invalide', 'customerInfo.email'],
  [{ phone: 'abc' }, 'Format de téléphone invalide (ex: +225 XX XX XX XX XX)', 'customerInfo.phone'],
])('refuses %j', (info, message, field) => {
  const refused = (() => {
    try {
      return payerOf(info, awa)
    } catch (error) {
      return error as Refused
    }
  })()
  expect(refused).toBeInstanceOf(Refused)
  expect(refused).toMatchObject({ code: 'validation', message, details: { errors: { [field]: message } } })
})
