import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MEBIBYTE } from '#contract/sizes.ts'
import type { TestBrowser } from '#tests/support/http/browser.ts'
import { createCustomer, PASSWORD } from '#tests/support/makers/people.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'

let app: TestApp
let awa: TestBrowser
let credentials: { email: string; password: string }

beforeAll(async () => {
  app = await startTestApp({ env: { PUBLIC_URL: 'https://amic.example' } })
  const { id, email } = await createCustomer(app.db)
  awa = await app.browser(id)
  credentials = { email, password: PASSWORD }
})
afterAll(() => app.close())

const json = { 'content-type': 'application/json' }
const logIn = (init: RequestInit) => awa.fetch('/api/login', { method: 'POST', ...init })

describe('a change asked by another site', () => {
  test.each<Record<string, string>>([
    { origin: 'https://voleur.example' },
    { origin: 'null' },
    { origin: 'https://amic.example.voleur.example' },
    { origin: 'http://amic.example' },
    { 'sec-fetch-site': 'cross-site' },
  ])('from %j is refused', async headers => {
    const { status, body, headers: answered } = await awa.tries.login({ body: credentials, headers })
    expect(status).toBe(403)
    expect(body.code).toBe('foreign_origin')
    expect(answered.getSetCookie()).toEqual([])
  })

  test.each(['POST', 'PATCH', 'DELETE'] as const)('is refused by %s with cookies too', async method => {
    const send = { POST: awa.post, PATCH: awa.patch, DELETE: awa.delete }[method]
    const { status } = await send('/api/customer/addresses/x', {}, { origin: 'https://voleur.example' })
    expect(status).toBe(403)
  })

  test('of our own is taken: by the public address, by the one that was called, or by a program', async () => {
    const ours: Record<string, string>[] = [{ origin: 'https://amic.example' }, { origin: app.url }, {}]
    for (const headers of ours) {
      expect((await awa.tries.login({ body: credentials, headers })).status).toBe(200)
    }
  })

  test('that only reads is answered', async () => {
    expect((await awa.tries.getCurrentUser({ headers: { origin: 'https://voleur.example' } })).status).toBe(
      200,
    )
  })
})

describe('a body that is not what the API takes', () => {
  test.each([
    'application/x-www-form-urlencoded',
    'text/plain',
    'multipart/form-data; boundary=x',
    'application/xml',
  ])('%s is refused by its type', async type => {
    const response = await logIn({ headers: { 'content-type': type }, body: JSON.stringify(credentials) })
    expect(response.status).toBe(415)
    expect(await response.json()).toEqual({
      code: 'unsupported_media_type',
      message: 'Le format de l’envoi n’est pas accepté.',
    })
  })

  test.each(['{', 'awa', '{"email":'])('%j is no JSON', async body => {
    const response = await logIn({ headers: json, body })
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({
      code: 'bad_request',
      message: 'La demande est mal formée.',
    })
  })

  test.each(['null', '[]', '"awa"', '42'])('%s is not even an object', async body => {
    const response = await logIn({ headers: json, body })
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ code: 'bad_request', message: 'La demande est mal formée.' })
  })

  test('that is not sent lacks every field', async () => {
    for (const init of [{}, { headers: json, body: '' }]) {
      const response = await logIn(init)
      expect(response.status).toBe(400)
      expect((await response.json()).errors).toEqual({
        email: 'Email invalide',
        password: 'Mot de passe requis',
      })
    }
  })

  test('that is empty is none: whoever names its type without sending one signs out all the same', async () => {
    const { id } = await createCustomer(app.db)
    const phone = await app.browser(id)
    expect((await phone.tries.getCurrentUser()).status).toBe(200)
    expect((await phone.fetch('/api/logout', { method: 'POST', headers: json, body: '' })).status).toBe(200)
    expect((await phone.tries.getCurrentUser()).status).toBe(401)
  })

  test('a value of another kind is refused in French', async () => {
    const body = { label: 'Domicile', address: 'Cocody', isDefault: 'oui' }
    const answer = await awa.tries.addAddress({ body })
    expect(answer.status).toBe(400)
    expect(answer.body.errors).toEqual({ isDefault: 'Valeur incorrecte' })
  })

  test('more than a megabyte is too much', async () => {
    const body = JSON.stringify({ ...credentials, padding: 'x'.repeat(MEBIBYTE) })
    const response = await logIn({ headers: json, body })
    expect(response.status).toBe(413)
    expect((await response.json()).code).toBe('body_too_large')
  })

  test('prototypes cannot be touched', async () => {
    const body = `{"__proto__":{"role":"admin"},"email":"${credentials.email}","password":"${PASSWORD}"}`
    const response = await logIn({ headers: json, body })
    expect(response.status).toBe(400)
    expect(({} as { role?: string }).role).toBeUndefined()
  })

  test('a NUL byte, which the database has no place for, is refused', async () => {
    const registration = {
      username: 'awa\u0000admin',
      email: 'nul@amic.example',
      password: 'Client123',
      fullName: 'Awa',
      region: 'Abidjan',
    }
    const answers = [
      await awa.tries.register({ body: registration }),
      await awa.tries.vendorLogin({ body: { username: 'a\u0000b', password: 'x' } }),
      await awa.tries.addAddress({ body: { label: 'a\u0000', address: 'Cocody' } }),
    ]
    for (const { status, body } of answers) {
      expect(status).toBe(400)
      expect(body.code).toBe('bad_request')
    }
  })
})

test('an unknown address of the API is answered for programs, whatever the method', async () => {
  for (const method of ['GET', 'POST', 'DELETE']) {
    const response = await awa.fetch('/api/inconnu', { method })
    expect(response.status).toBe(404)
    expect((await response.json()).code).toBe('not_found')
  }
})
