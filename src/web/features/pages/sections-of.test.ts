import { expect, test } from 'vitest'
import { sectionsOf } from '#web/features/pages/sections-of.ts'

test.each([
  ['', { introduction: '', sections: [] }],
  ['<p>Bonjour</p>', { introduction: '<p>Bonjour</p>', sections: [] }],
  ['<h2>Un</h2><p>1</p>', { introduction: '', sections: [{ heading: 'Un', html: '<p>1</p>' }] }],
  [
    '<p>Bonjour</p>\n<h2>Un <em>bis</em></h2>\n<p>1</p>\n<h3>Détail</h3>\n<h2>Deux</h2>',
    {
      introduction: '<p>Bonjour</p>\n',
      sections: [
        { heading: 'Un <em>bis</em>', html: '\n<p>1</p>\n<h3>Détail</h3>\n' },
        { heading: 'Deux', html: '' },
      ],
    },
  ],
])('%j', (html, parts) => {
  expect(sectionsOf(html)).toEqual(parts)
})
