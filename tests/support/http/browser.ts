import { eq } from 'drizzle-orm'
import type { Api } from '#contract/contract.ts'
import { users } from '#database/schema/accounts.ts'
import type { Deps } from '#server/deps.ts'
import { type Tries, triesOf, typedApi } from '#tests/support/http/typed-api.ts'
import { createSession } from '#tests/support/makers/sessions.ts'

/** The response. `body` is the parsed JSON, or the text of other types. */
export type TestAnswer = {
  status: number
  headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: tests say what they expect of a body by their assertions
  body: any
}

type Send = (path: string, body?: unknown, headers?: Record<string, string>) => Promise<TestAnswer>

/** A visitor with a cookie jar. */
export type TestBrowser = {
  cookies: Map<string, string>
  get: (path: string, headers?: Record<string, string>) => Promise<TestAnswer>
  post: Send
  put: Send
  patch: Send
  delete: Send
  /** Typed API calls that are expected to succeed. */
  api: Api
  /** Typed API calls that may be refused. */
  tries: Tries
  /** Other requests; returns the raw response. */
  fetch: (path: string, init?: RequestInit) => Promise<Response>
}

/** The cookie header of a visitor. */
export const cookieHeader = (cookies: ReadonlyMap<string, string>): string =>
  [...cookies].map(pair => pair.join('=')).join('; ')

type Site = { url: string; deps: Deps; beforeEach: () => Promise<void> }

/** Opens a browser with a session of each of these users. */
export async function openBrowser(site: Site, userIds: readonly string[]): Promise<TestBrowser> {
  const cookies = new Map<string, string>()
  for (const userId of userIds) {
    const [name, token] = await sessionCookie(site.deps, userId)
    cookies.set(name, token)
  }
  const call = async (path: string, init: RequestInit = {}) => {
    await site.beforeEach()
    const headers = new Headers(init.headers)
    if (cookies.size > 0) headers.set('cookie', cookieHeader(cookies))
    const response = await fetch(new URL(path, site.url), { redirect: 'manual', ...init, headers })
    keepCookies(cookies, response)
    return response
  }
  const send =
    (method: string): Send =>
    async (path, body = {}, headers = {}) =>
      read(
        await call(path, {
          method,
          headers: { 'content-type': 'application/json', ...headers },
          body: JSON.stringify(body),
        }),
      )
  return {
    cookies,
    get: async (path, headers = {}) => read(await call(path, { headers })),
    post: send('POST'),
    put: send('PUT'),
    patch: send('PATCH'),
    delete: send('DELETE'),
    api: typedApi(call),
    tries: triesOf(call, read),
    fetch: call,
  }
}

async function sessionCookie({ db, clock, config }: Deps, userId: string): Promise<[string, string]> {
  const [user] = await db.select({ role: users.role }).from(users).where(eq(users.id, userId))
  if (!user) throw new Error(`no user ${userId}`)
  const prefix = config.secureCookies ? '__Host-' : ''
  return [`${prefix}amic_${user.role}`, await createSession(db, user.role, userId, clock())]
}

function keepCookies(cookies: Map<string, string>, response: Response): void {
  for (const line of response.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    const isExpired = value === '' || /;\s*max-age=0\b/i.test(line)
    if (isExpired) cookies.delete(name)
    else cookies.set(name, value)
  }
}

async function read(response: Response): Promise<TestAnswer> {
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json') && text !== ''
  return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text }
}
