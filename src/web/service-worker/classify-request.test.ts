import { describe, expect, test } from 'vitest'
import { contract } from '#contract/contract.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import {
  classifyRequest,
  isReadablePage,
  isSharedResponse,
  withoutTracking,
} from '#web/service-worker/classify-request.ts'

const ORIGIN = 'https://amic.example'
const ID = '0199e3c6-1111-7abc-8def-0123456789ab'

const way = (path: string, { method = 'GET', mode = 'cors', destination = '' } = {}) =>
  classifyRequest({ method, url: new URL(path, ORIGIN).href, mode, destination }, ORIGIN)

const page = (path: string) => way(path, { mode: 'navigate', destination: 'document' })

describe('calls', () => {
  const endpoints = Object.entries(contract) as [string, Endpoint][]
  const askedOf = ({ method, path }: Endpoint) => way(path.replace(/:\w+/g, ID), { method })

  const isCached = ({ cached, isPassing }: Endpoint) => cached !== undefined && !isPassing

  test.each(endpoints.filter(([, endpoint]) => isCached(endpoint)))(
    '%s is cached: all see the same',
    (_, endpoint) => {
      expect(askedOf(endpoint)).toBe('data')
    },
  )

  test.each(endpoints.filter(([, endpoint]) => !isCached(endpoint)))(
    '%s is nobody else’s business',
    (_, endpoint) => {
      expect(askedOf(endpoint)).toBe('pass')
    },
  )
})

test.each([
  '/',
  '/boutique',
  '/boutique?category=vivriers',
  `/product/${ID}`,
  '/cart',
  '/checkout',
  '/cgv',
  '/vendor/tournee',
])('the page %s is cached', path => expect(page(path)).toBe('page'))

test.each([
  `/checkout?order=${ID}`,
  `/orders/${ID}`,
  `/order-success?order=${ID}`,
  '/payment-return?transaction_id=secret',
  '/reset-password?token=secret',
  '/login?suite=/orders',
  '/dashboard',
  '/vendor',
  '/admin/users',
])('the page %s is never cached', path => expect(page(path)).toBe('other-page'))

test('what only counts visitors changes nothing', () => {
  expect(page('/checkout?utm_source=wa')).toBe('page')
  expect(page(`/checkout?order=${ID}&utm_source=wa`)).toBe('other-page')
})

test.each([
  [`/product/${ID}?utm_source=wa&utm_medium=chat`, `/product/${ID}`],
  ['/boutique?fbclid=IwAR0&category=vivriers', '/boutique?category=vivriers'],
  [
    '/boutique?search=gombo%20frais&gclid=1&region=Bouak%C3%A9',
    '/boutique?search=gombo%20frais&region=Bouak%C3%A9',
  ],
  ['/?igsh', '/'],
  ['/boutique?search=utm_source', '/boutique?search=utm_source'],
])('the page %s is cached as %s', (shared, cached) => {
  expect(withoutTracking(ORIGIN + shared)).toBe(ORIGIN + cached)
})

test('files opened by their address are left to the browser', () => {
  expect(page(`/api/orders/${ID}/receipt.pdf`)).toBe('pass')
  expect(page('/attached_assets/photo-1280.webp')).toBe('pass')
})

test('pictures are cached, films are not', () => {
  expect(way('/attached_assets/photo-640.webp', { mode: 'no-cors', destination: 'image' })).toBe('picture')
  expect(way('/attached_assets/film.mp4', { mode: 'no-cors', destination: 'video' })).toBe('pass')
})

test('other sites are not touched', () => {
  expect(way('https://elsewhere.example/assets/code.js')).toBe('pass')
})

describe('an answer is for everyone', () => {
  const answer = (headers: Record<string, string>, status = 200) => new Response('', { status, headers })

  test('when browsers may keep it', () => {
    expect(isSharedResponse(answer({ 'cache-control': 'no-cache', etag: '"1"' }))).toBe(true)
  })

  test.each([
    ['for one person', answer({ 'cache-control': 'no-store' })],
    ['without a word about it', answer({})],
    ['that nothing is there', answer({ 'cache-control': 'no-cache', etag: '"1"' }, 404)],
  ])('but not an answer %s', (_, other) => expect(isSharedResponse(other)).toBe(false))
})

test.each([
  ['a page', 200, 'text/html; charset=utf-8', true],
  ['the site’s own error page', 500, 'text/html; charset=utf-8', true],
  ['a refusal for programs', 503, 'application/json', false],
  ['nothing but a status', 502, '', false],
  ['a missing page', 404, 'text/plain', true],
])('%s: %d, %s, is read: %s', (_, status, type, isRead) => {
  expect(isReadablePage(new Response('', { status, headers: { 'content-type': type } }))).toBe(isRead)
})
