import { expect, test } from 'vitest'
import { phoneWords } from '#contract/phone-words.ts'

test.each([
  ['+2250701020304', '+225 07 01 02 03 04'],
  ['+2252720000000', '+225 27 20 00 00 00'],
  ['+22507010203', '+225 07010203'],
  ['+33612345678', '+33612345678'],
  ['+225 27 20 00 00 00', '+225 27 20 00 00 00'],
])('%s is read %s', (phone, words) => {
  expect(phoneWords(phone)).toBe(words)
})
