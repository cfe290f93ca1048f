import { describe, expect, test } from 'vitest'
import { renderMarkdown } from './render-markdown.ts'

test('paragraphs, lists, emphasis and tables are set', () => {
  const html = renderMarkdown(
    'Du **champ** à *votre* table.\n\n- Igname\n- Manioc\n\n| Zone |\n|---|\n| Man |',
  )
  expect(html).toContain('<p>Du <strong>champ</strong> à <em>votre</em> table.</p>')
  expect(html).toContain('<li>Igname</li>')
  expect(html).toContain('<td role="cell" data-column="Zone">Man</td>')
})

test('what French keeps together stays on one line', () => {
  expect(renderMarkdown('Ouvert de 9 h à 15 h : 10 000 familles, [« ici »](/a ?).')).toContain(
    'Ouvert de 9\u00a0h à 15\u00a0h\u00a0: 10\u202f000 familles',
  )
  expect(renderMarkdown('`a : b`')).toContain('<code>a : b</code>')
})

describe('headings begin below the title of the page', () => {
  test.each([
    ['# Mission\n\n## Valeurs', ['<h2>Mission</h2>', '<h3>Valeurs</h3>']],
    ['## Mission\n\n### Valeurs', ['<h2>Mission</h2>', '<h3>Valeurs</h3>']],
    ['#### Mission', ['<h2>Mission</h2>']],
    ['# Un\n\n###### Six', ['<h2>Un</h2>', '<h6>Six</h6>']],
  ])('%j', (text, headings) => {
    const html = renderMarkdown(text)
    expect(html.match(/<h\d>.*?<\/h\d>/g)).toEqual(headings)
  })
})

describe('nothing in a text can run', () => {
  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    'texte <iframe src="//voleur.example"></iframe>',
    '<svg/onload=alert(1)>',
  ])('%s is shown as text', text => {
    const html = renderMarkdown(text)
    expect(html).not.toMatch(/<(script|img|a|iframe|svg)/i)
    expect(html).toContain('&lt;')
  })

  test.each([
    '[x](javascript:alert(1))',
    '[x](JavaScript:alert(1))',
    '[x](java\nscript:alert(1))',
    '[x](&#106;avascript:alert(1))',
    '[x](\u0001javascript:alert(1))',
    '[x](vbscript:x)',
    '[x](data:text/html,<script>alert(1)</script>)',
    '![x](data:image/svg+xml,<svg/onload=alert(1)>)',
    '[x](file:///etc/passwd)',
    '<javascript:alert(1)>',
    '[x]: javascript:alert(1)\n\n[x]',
  ])('%j leads nowhere', text => {
    expect(renderMarkdown(text)).not.toMatch(/(href|src)="\s*(\S*script|data|file):/i)
  })

  test('attributes cannot be broken out of', () => {
    const html = renderMarkdown('[x](https://amic.example/"onmouseover="alert(1))')
    expect(html).not.toMatch(/"\s*onmouseover=/)
  })
})

test.each([
  'https://amic.example/a?b=c',
  'http://amic.example',
  'mailto:contact@amic.example',
  'tel:+2252720000000',
  '/boutique',
  '#livraison',
  'boutique?search=igname',
])('a link to %s is one', address => {
  expect(renderMarkdown(`[lien](${address})`)).toContain(`href="${address}"`)
})
