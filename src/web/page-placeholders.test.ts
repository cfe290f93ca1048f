import { createElement } from 'react'
import { expect, test, vi } from 'vitest'
import type { Api } from '#contract/contract.ts'
import { PagePlaceholders, withStylesPlaceholder } from '#web/page-placeholders.tsx'
import { makeRouter } from '#web/router.tsx'

const router = makeRouter({} as Api, 'https://amic.example')
const noStyles = { routes: {} }
const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

/** A component that renders a name, as a mock that counts its calls. */
const drawsNames = () => vi.fn(({ name }: { name: string }) => createElement('b', null, name))

test('each part is in its place, in the words of React', () => {
  const draw = drawsNames()
  const places = new PagePlaceholders()
  const [okra, yam] = ['Gombo’s', '<i>Igname</i>'].map(name => places.leave(draw, { name }))
  const page = places.fill(`<ul><li>${yam}</li><li>${okra}</li></ul>`, router, noStyles)
  expect(textOf(page)).toBe('<ul><li><b>&lt;i&gt;Igname&lt;/i&gt;</b></li><li><b>Gombo’s</b></li></ul>')
})

test('a part is drawn once for all pages that show the same facts, and anew for others', () => {
  const draw = drawsNames()
  const pageOf = (name: string) => {
    const places = new PagePlaceholders()
    return textOf(places.fill(places.leave(draw, { name }), router, noStyles))
  }
  expect([pageOf('Gombo'), pageOf('Gombo'), pageOf('Igname'), pageOf('Gombo')]).toEqual([
    '<b>Gombo</b>',
    '<b>Gombo</b>',
    '<b>Igname</b>',
    '<b>Gombo</b>',
  ])
  expect(draw).toHaveBeenCalledTimes(2)
})

test('two kinds of parts with the same facts are two parts', () => {
  const places = new PagePlaceholders()
  const loud = ({ name }: { name: string }) => createElement('strong', null, name)
  const html = places.leave(drawsNames(), { name: 'Gombo' }) + places.leave(loud, { name: 'Gombo' })
  expect(textOf(places.fill(html, router, noStyles))).toBe('<b>Gombo</b><strong>Gombo</strong>')
})

test('styles travel as a mark, and a page carries what its classes need, those of its parts among them', () => {
  const rule = (name: string) => ({ text: `.${name}{order:1}`, needs: [[name]] })
  const manifest = {
    routes: {},
    styles: {
      path: '/assets/a.css',
      pieces: ['b{content:"’"}', rule('card'), rule('name'), rule('late'), rule('other')],
      runtimeClasses: ['late'],
    },
  }
  const mark = withStylesPlaceholder(manifest).inlineCss!.styles['/assets/a.css']!
  expect(mark).not.toContain('order')
  const places = new PagePlaceholders()
  const name = places.leave(() => createElement('b', { className: 'name' }), {})
  const page = places.fill(`<style>${mark}</style><p class="card">${name}</p>`, router, manifest)
  expect(textOf(page)).toBe(
    '<style>b{content:"’"}.card{order:1}.name{order:1}.late{order:1}</style>' +
      '<p class="card"><b class="name"></b></p>',
  )
})
