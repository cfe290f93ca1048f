import { expect, test } from 'vitest'
import { OptionalPhone } from '#contract/phone.ts'
import { internationalNumber, nationalNumber, phoneWords } from '#contract/phone-words.ts'

test.each([
  '0701020304',
  '07 01 02 03 04',
  '07.01.02.03.04',
  '+225 0701020304',
  '00225 07 01 02 03 04',
  '2250701020304',
  '07/01/02/03/04',
  '\u202a+225 07 01 02 03 04\u202c',
  '\u2068+225\u200b 07\u206901020304',
])('%s is understood', typed => {
  expect(nationalNumber(typed)).toBe('07 01 02 03 04')
  expect(OptionalPhone.parse(internationalNumber(typed))).toBe('+2250701020304')
})

test('nothing typed is no number', () => {
  expect(OptionalPhone.parse(internationalNumber('  '))).toBeNull()
})

test.each(['07', 'sept', '+33 6 12 34 56 78'])('%s reaches the contract, which refuses it', typed => {
  expect(OptionalPhone.safeParse(internationalNumber(typed)).success).toBe(false)
})

test.each([
  ['+2250701020304', '+225 07 01 02 03 04'],
  ['+2252720000000', '+225 27 20 00 00 00'],
  ['+22507010203', '+225 07010203'],
  ['+33612345678', '+33612345678'],
  ['+225 27 20 00 00 00', '+225 27 20 00 00 00'],
])('%s is read %s', (phone, words) => {
  expect(phoneWords(phone)).toBe(words)
})
