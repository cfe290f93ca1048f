import { expect, test } from 'vitest'
import { inertLinks, withInertLinks } from './inert-links.ts'

const SITE = 'https://amic.example'
const J = '\u2060'

test.each([
  ['https://pirate.example/gain', `https:${J}/${J}/${J}pirate.${J}example/${J}gain`],
  ['www.pirate', `www.${J}pirate`],
  ['Écrivez sur t.me/pirate vite', `Écrivez sur t.${J}me/${J}pirate vite`],
  ['portail\npirate.rest', `portail\npirate.${J}rest`],
  [`${SITE}@pirate.example/`, `https:${J}/${J}/${J}amic.${J}example@pirate.${J}example/${J}`],
  [`${SITE}.pirate.example`, `https:${J}/${J}/${J}amic.${J}example.${J}pirate.${J}example`],
])('« %s » is shown, and opens nothing', (words, shown) => {
  expect(inertLinks(words, SITE)).toBe(shown)
})

test.each([
  'Portail bleu, 2e rue à gauche.',
  'Appelez à 8 h 30 : merci !',
  'Kouassi et Fils S.A.R.L.',
  'Mme. Koné',
  'awa@amic.example',
  '1.5 kg',
  `Demandez un lien : ${SITE}/forgot-password?space=customer`,
])('« %s » stays as it is', words => {
  expect(inertLinks(words, SITE)).toBe(words)
})

test('everything that a letter says is inert, but its buttons', () => {
  const link = 'pirate.com'
  const shown = `pirate.${J}com`
  const letter = withInertLinks(
    {
      subject: 'Bonjour',
      preview: link,
      title: link,
      blocks: [
        { kind: 'text', words: link },
        { kind: 'aside', words: link },
        { kind: 'quote', words: link },
        { kind: 'notice', tone: 'good', words: link },
        { kind: 'facts', facts: [['Notes du client', link]] },
        { kind: 'lines', heading: link, lines: [{ name: link, detail: link, amount: '1 FCFA' }] },
        { kind: 'action', label: 'Ouvrir', url: `${SITE}/orders` },
      ],
    },
    SITE,
  )
  expect(JSON.stringify(letter)).not.toContain(link)
  expect(JSON.stringify(letter).split(shown)).toHaveLength(11)
  expect(letter.blocks.at(-1)).toEqual({ kind: 'action', label: 'Ouvrir', url: `${SITE}/orders` })
})
