import { expect, test } from 'vitest'
import { classesIn, stylesFor } from '../../src/web/styles-of-page.ts'
import { splitStyles } from './split-styles.ts'

/** What a page of this HTML carries of a sheet. */
const carried = (css: string, html: string) => stylesFor(splitStyles(css), classesIn(html))

test.each([
  ['what asks for no class', 'b{order:1}', '', true],
  ['what one of its selectors asks for nothing', 'b,.card{order:1}', '', true],
  ['an attribute', '[hidden]{order:1}', '', true],
  ['a class that is there', '.card{order:1}', '<p class="card">', true],
  ['a class that is not there', '.card{order:1}', '<p class="cards">', false],
  ['one of two selectors', '.card,.line{order:1}', '<p class="line">', true],
  ['two classes of one selector', '.card .line{order:1}', '<p class="line">', false],
  [
    'a class with signs',
    '.\\[\\&\\>svg\\]\\:size-4>svg{order:1}',
    '<p class="a [&amp;&gt;svg]:size-4">',
    true,
  ],
  ['a class that must not be there', 'b:not(.card){order:1}', '', true],
  ['a class that surrounds', '.hover\\:x:is(:where(.group):hover *){order:1}', '<p class="hover:x">', false],
  [
    'both of them',
    '.hover\\:x:is(:where(.group):hover *){order:1}',
    '<p class="hover:x"><p class="group">',
    true,
  ],
  ['one of several within', 'b:is(.card,.line){order:1}', '', true],
  ['what moves', '@keyframes spin{to{rotate:1turn}}', '', true],
  ['a face', '@font-face{font-family:a}', '', true],
])('%s: %s with %j', (_, css, html, isCarried) => {
  expect(carried(css, html)).toBe(isCarried ? css : '')
})

test('what surrounds rules comes with one of them, and layers keep their rank', () => {
  const css =
    '@layer theme,base;@layer base{b{order:1}.card{order:2}}@layer theme{.line{order:3}}@media (width>=64rem){.card{order:4}}'
  expect(carried(css, '<p class="card">')).toBe(css.replace('.line{order:3}', ''))
  expect(carried(css, '')).toBe('@layer theme,base;@layer base{b{order:1}}@layer theme{}')
})

test('a rule within a rule stays in it', () => {
  const css = '.card{order:1;&:hover{order:2}@media print{order:3}}'
  expect(carried(css, '<p class="card">')).toBe(css)
  expect(carried(css, '')).toBe('')
})

test('what two texts name alike is one set', () => {
  expect(classesIn('<p class="card"><b class="line big">Igname')).toBe(
    classesIn('<p class="card"><b class="line big">Manioc'),
  )
  expect(classesIn('<b class="line big">')).toEqual(new Set(['line', 'big']))
})
