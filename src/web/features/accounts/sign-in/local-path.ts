import { paths } from '#contract/paths.ts'

const SITE = 'http://site.invalid'
/** Rejects everything that may lead to another site: `//…`, and tabs and backslashes, which browsers read as slashes. */
const PATH = /^\/(?![/\\\s])/
/** Returning to one of these would be a loop. */
const LOGIN_PATHS: readonly string[] = [
  paths.login(),
  paths.register(),
  paths.forgotPassword(),
  paths.resetPassword(),
  paths.vendorLogin(),
  paths.adminLogin(),
]

/** A path of this site to return to; undefined for anything else. */
export function localPath(value: unknown): string | undefined {
  if (typeof value !== 'string' || !PATH.test(value)) return undefined
  const { origin, pathname, search, hash } = new URL(value, SITE)
  if (origin !== SITE || pathname.startsWith('//') || LOGIN_PATHS.includes(pathname)) return undefined
  return pathname + search + hash
}

/** The search parameter of login pages: the path to return to. */
export function nextSearch({ suite }: Record<string, unknown>): { suite?: string } {
  const path = localPath(suite)
  return path ? { suite: path } : {}
}
