import { once } from 'node:events'
import { connect } from 'node:net'
import { expect } from 'vitest'
import { cookieHeader } from '#tests/support/http/browser.ts'
import { codeAt } from '#tests/support/security/second-factor.ts'
import { production } from '#tests/support/servers/production.ts'

/** A response: the body is parsed JSON, or text. */
type ApiResponse = {
  status: number
  headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: tests say what they expect of a body by their assertions
  body: any
}

/** A client of a production server behind its proxy. */
type Caller = {
  cookies: Map<string, string>
  call: (
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<ApiResponse>
  get: (path: string) => Promise<ApiResponse>
  post: (path: string, body?: unknown) => Promise<ApiResponse>
}

let lastAddress = 0

/** An unused public IP address. */
function newAddress(): string {
  lastAddress += 1
  return `203.0.113.${lastAddress}`
}

/** A new client with its own IP address and cookie jar. */
export function openCaller(serverUrl: string, address = newAddress()): Caller {
  const cookies = new Map<string, string>()
  const call: Caller['call'] = async (method, path, body, headers = {}) => {
    const response = await fetch(serverUrl + path, {
      method,
      redirect: 'manual',
      headers: {
        'x-forwarded-for': address,
        'x-forwarded-proto': 'https',
        origin: production.PUBLIC_URL,
        cookie: cookieHeader(cookies),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '' || /;\s*max-age=0\b/i.test(line)) cookies.delete(name)
      else cookies.set(name, value)
    }
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json') && text !== ''
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text }
  }
  return {
    cookies,
    call,
    get: path => call('GET', path),
    post: (path, body = {}) => call('POST', path, body),
  }
}

/** The administrator's first sign-in to a production, which ends with a second factor. */
export async function logInAsNewAdmin(
  serverUrl: string,
  admin: { username: string; password: string },
): Promise<Caller> {
  const caller = openCaller(serverUrl)
  expect((await caller.post('/api/auth/admin-login', admin)).status).toBe(200)
  expect(await caller.get('/api/admin/users')).toMatchObject({
    status: 403,
    body: { code: 'second_factor_setup_required' },
  })
  const { body } = await caller.post('/api/admin/second-factor', { currentPassword: admin.password })
  const code = codeAt(body.secret, new Date())
  expect((await caller.post('/api/admin/second-factor/confirm', { code })).status).toBe(200)
  expect((await caller.get('/api/admin/users')).status).toBe(200)
  return caller
}

/** The last chunk of a chunked body. */
const LAST_CHUNK = '0\r\n\r\n'

/** Opens an event stream on a raw socket, with the cookies of a caller. */
export async function openStream(
  serverUrl: string,
  { cookies }: Caller,
  path: string,
): Promise<{ status: number; hasEnded: () => boolean; leave: () => void }> {
  const { hostname, port } = new URL(serverUrl)
  const cookie = cookieHeader(cookies)
  const socket = connect(Number(port), hostname)
  let text = ''
  socket.setEncoding('utf8').on('data', (part: string) => {
    text += part
  })
  socket.write(
    `GET ${path} HTTP/1.1\r\nhost: ${hostname}\r\ncookie: ${cookie}\r\nx-forwarded-for: ${newAddress()}\r\n\r\n`,
  )
  await once(socket, 'data')
  return {
    status: Number(text.split(' ')[1]),
    hasEnded: () => text.endsWith(LAST_CHUNK),
    leave: () => void socket.destroy(),
  }
}
