import { paths } from '#contract/paths.ts'

const SITE = 'http://site.invalid'
/** Anything else may name another site, or nothing: `//…`, and what browsers take for it, tabs and backslashes. */
const PATH = /^\/(?![/\\\s])/
/** Coming back to one of these would lead in a circle. */
const WAYS_IN: readonly string[] = [
  paths.login(),
  paths.register(),
  paths.forgotPassword(),
  paths.resetPassword(),
  paths.vendorLogin(),
  paths.adminLogin(),
]

/** The address of a page of this site to come back to; undefined for anything that leads elsewhere. */
export function localPath(value: unknown): string | undefined {
  if (typeof value !== 'string' || !PATH.test(value)) return undefined
  const { origin, pathname, search, hash } = new URL(value, SITE)
  if (origin !== SITE || pathname.startsWith('//') || WAYS_IN.includes(pathname)) return undefined
  return pathname + search + hash
}

/** The search parameter of the ways in: where the person was going. */
export function nextSearch({ suite }: Record<string, unknown>): { suite?: string } {
  const path = localPath(suite)
  return path ? { suite: path } : {}
}
