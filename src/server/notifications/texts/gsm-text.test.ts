import { expect, test } from 'vitest'
import { gsmText } from './gsm-text.ts'

test.each([
  ['keeps what a phone has', 'AMIC : été à Abidjan, où ?', 'AMIC : été à Abidjan, où ?'],
  ['writes without its accent what a phone lacks', 'La fête est reçue', 'La fete est recue'],
  ['straightens quotes and dashes', 'L’œuf « bio » – 3…', 'L\'oeuf " bio " - 3...'],
  ['knows thin and unbreakable spaces', '3\u202f000\u00a0FCFA', '3 000 FCFA'],
  ['leaves out the rest', 'Tomates 🍅 ok', 'Tomates  ok'],
  ['takes decomposed letters', 'e\u0301te\u0301', 'été'],
])('%s', (_what, text, expected) => {
  expect(gsmText(text)).toBe(expected)
})
