import { expect, test } from 'vitest'
import { isCommonPassword } from './common-password.ts'

const nobody = { username: 'x', fullName: 'x', email: 'x@amic.example' }
const yao = {
  username: 'yao.k',
  fullName: 'Yao Kouassi',
  email: 'contact@amic.example',
  businessName: 'Élevage du Bandama',
}

test.each([
  ['123456', nobody, true],
  ['QWERTY', nobody, true],
  ['Passw0rd', nobody, true],
  ['Igname-et-attieke-9', nobody, false],
  // Of the list, but behind its first 100,000.
  ['2wally56', nobody, false],
  ['Kouassi-2026', yao, true],
  ['yaokouassi', yao, true],
  ['Bandama!!9', yao, true],
  ['elevage-de-poules', yao, true],
  ['Contact-9-9', yao, true],
  ['Yaourt-sucre-4', yao, false],
  ['Amic-example-4', yao, false],
])('%s', async (password, names, isKnown) => {
  expect(await isCommonPassword(password, names)).toBe(isKnown)
})
