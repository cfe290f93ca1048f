import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { httpApi, pageOf } from './api-client.ts'
import { ApiFailure, fieldErrorsOf, sentenceOf } from './api-failure.ts'

const PRODUCT_ID = '01938b1e-0000-7000-8000-000000000001'

let answers: (url: string, init: RequestInit) => Response | Promise<Response>
const fetched = vi.fn((url: string, init: RequestInit) => Promise.resolve(answers(url, init)))

beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('navigator', { onLine: true })
})
afterEach(() => {
  fetched.mockClear()
  vi.unstubAllGlobals()
})

async function failureOfCall(): Promise<ApiFailure> {
  const error = await httpApi.getProduct({ params: { id: PRODUCT_ID } }).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(ApiFailure)
  return error as ApiFailure
}

describe('a call', () => {
  test('sends its body as JSON, with cookies and its idempotency key', async () => {
    answers = () => Response.json({ id: 'order' }, { status: 201 })
    const body = { deliveryAddress: 'Cocody', paymentMethod: 'cash_on_delivery' as const, items: [] }
    await httpApi.placeOrder({ body, idempotencyKey: 'k1' })
    const [url, init] = fetched.mock.calls[0]!
    expect(url).toBe('/api/orders')
    expect(init).toMatchObject({ method: 'POST', credentials: 'include', body: JSON.stringify(body) })
    expect(init.headers).toMatchObject({ 'content-type': 'application/json', 'idempotency-key': 'k1' })
  })

  test('without a body sends an empty object', async () => {
    answers = () => Response.json({ ok: true })
    await httpApi.logout()
    expect(fetched.mock.calls[0]![1].body).toBe('{}')
  })

  test('gathers a page from its headers', async () => {
    answers = () =>
      Response.json([{ id: 'a' }], {
        headers: { 'x-total-count': '312', link: '</api/products?cursor=abc%3D&limit=24>; rel="next"' },
      })
    expect(await httpApi.listProducts()).toEqual({ items: [{ id: 'a' }], total: 312, nextCursor: 'abc=' })
  })

  test('knows the last page', () => {
    expect(pageOf([], new Headers({ 'x-total-count': '0' }))).toEqual({
      items: [],
      total: 0,
      nextCursor: null,
    })
  })
})

describe('a failure', () => {
  test('of 400 says the sentence alone', async () => {
    answers = () =>
      Response.json(
        { message: 'Email invalide', code: 'validation', errors: { email: 'Email invalide' } },
        { status: 400 },
      )
    const failure = await failureOfCall()
    expect(failure).toMatchObject({ message: 'Email invalide', status: 400, code: 'validation' })
    expect(fieldErrorsOf(failure)).toEqual({ email: 'Email invalide' })
  })

  test('of another status puts it before the sentence, which people read alone', async () => {
    answers = () =>
      Response.json({ message: 'Produit non trouvé', code: 'product_not_found' }, { status: 404 })
    const failure = await failureOfCall()
    expect(failure.message).toBe('404: Produit non trouvé')
    expect(sentenceOf(failure, 'autre')).toBe('Produit non trouvé')
  })

  test('without a sentence falls back to the status text', async () => {
    answers = () => new Response('<html>', { status: 502, statusText: 'Bad Gateway' })
    const failure = await failureOfCall()
    expect(failure).toMatchObject({ message: '502: Bad Gateway', code: 'http_502' })
    expect(sentenceOf(failure, 'Impossible de charger')).toBe('Impossible de charger')
  })

  test('without a connection says so', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    answers = () => Promise.reject(new TypeError('Failed to fetch'))
    expect(await failureOfCall()).toMatchObject({
      status: 0,
      code: 'offline',
      message: 'Vous êtes hors ligne',
    })
  })

  test('of an answer cut in the middle is a failure, not an empty answer', async () => {
    answers = () => new Response('[{"id":', { status: 200 })
    expect(await failureOfCall()).toMatchObject({ status: 0, code: 'unreachable' })
  })

  test('comes when nobody answers in time, as if nobody were there', async () => {
    const late = new AbortController()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal)
    answers = (_, { signal }) =>
      new Promise((_, reject) => signal!.addEventListener('abort', () => reject(signal!.reason)))
    const failing = failureOfCall()
    await vi.waitFor(() => expect(fetched).toHaveBeenCalled())
    late.abort()
    expect(await failing).toMatchObject({ status: 0, code: 'unreachable' })
    expect(timeout).toHaveBeenCalledExactlyOnceWith(30_000)
    timeout.mockRestore()
  })

  test('of a heavy file has more time to come', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    answers = () => Response.json({})
    await httpApi.importVendorProducts({ body: { csv: 'a'.repeat(60_000), dryRun: true } })
    expect(timeout.mock.lastCall![0]).toBeGreaterThan(90_000)
    timeout.mockRestore()
  })

  test('may never come in a browser that knows no such limit', async () => {
    vi.stubGlobal('AbortSignal', class {})
    answers = () => Response.json({ id: PRODUCT_ID })
    expect(await httpApi.getProduct({ params: { id: PRODUCT_ID } })).toEqual({ id: PRODUCT_ID })
  })
})
