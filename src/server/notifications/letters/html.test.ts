import { expect, test } from 'vitest'
import { typeset } from '../../printing/typeset.ts'
import { html } from './html.ts'

test('values are escaped, markup is not escaped twice', () => {
  const name = html`<b title="${'"Yao" & fils'}">${'<script>'}</b>`
  expect(html`<p>${name}${[html`<i>${1}</i>`, name]}</p>`.markup).toBe(
    '<p><b title="&quot;Yao&quot; &amp; fils">&lt;script&gt;</b><i>1</i><b title="&quot;Yao&quot; &amp; fils">&lt;script&gt;</b></p>',
  )
})

test.each([
  ['Merci pour votre commande !', 'Merci pour votre commande\u00a0!'],
  ['Total : 3 ; « reçu »', 'Total\u00a0: 3\u00a0; «\u00a0reçu\u00a0»'],
  ['De 9 h à 15 h 30, 10 000 FCFA', 'De 9\u00a0h à 15\u00a0h\u00a030, 10\u202f000\u00a0FCFA'],
  ['https://amic.example/a?b=1 a:b', 'https://amic.example/a?b=1 a:b'],
])('%s is set in French', (words, set) => {
  expect(typeset(words)).toBe(set)
})
