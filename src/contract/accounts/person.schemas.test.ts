import { expect, test } from 'vitest'
import { Password, passwordRules } from './person.schemas.ts'

const SIMPLE = 'Le mot de passe doit contenir au moins une majuscule, une minuscule et un chiffre'

test.each([
  ['Abc1', 'Le mot de passe doit contenir au moins 8 caractères'],
  ['abc', 'Le mot de passe doit contenir au moins 8 caractères'],
  ['abcdefg1', SIMPLE],
  ['ABCDEFG1', SIMPLE],
  ['Abcdefgh', SIMPLE],
  ['Abcdefg1', undefined],
  [`A1${'a'.repeat(199)}`, 'Le mot de passe doit contenir au plus 200 caractères'],
])('a password is told the first of what it lacks: %s', (password, told) => {
  const { error } = Password.safeParse(password)
  expect(error?.issues[0]?.message).toBe(told)
  const isOfRules = told === undefined || told.includes('200')
  expect(passwordRules.every(({ isMet }) => isMet(password))).toBe(isOfRules)
})
