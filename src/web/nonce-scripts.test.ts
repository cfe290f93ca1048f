import { expect, test } from 'vitest'
import { extractNonceScripts } from './nonce-scripts.ts'

const page = `<p>La récolte<script>steal()</script></p>
<script nonce="guessed">steal()</script>
<script class="$tsr" nonce="mark">start();
go()</script><script type="module" nonce="mark" src="/a.js"></script><style nonce="mark">p{}</style>`

test('a script that slipped into the words of a page is none of its own', () => {
  expect(extractNonceScripts(page, 'mark').scripts).toEqual(['start();\ngo()'])
})

test('no page carries the mark', () => {
  const { html } = extractNonceScripts(page, 'mark')
  expect(html).not.toContain('mark')
  expect(html).toContain('<script class="$tsr">start();')
})
