import { createHash } from 'node:crypto'

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

/**
 * Content-Security-Policy of a page: allows its named inline scripts, by hash, and otherwise this site only. A hash can be cached
 * with the page, a nonce could not. Inline styles are allowed, since components use `style` attributes.
 */
export function contentSecurityPolicy(scripts: readonly string[] = []): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts.map(hashOf)].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    // Videos may be hosted elsewhere.
    "media-src 'self' https:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Default headers for all responses other than pages: data, files, refusals. They may run nothing. */
export const answerHeaders = {
  'content-security-policy': [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    "img-src 'self'",
    "media-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
}

/** Headers of a page, which allow its named inline scripts. */
export const pageHeaders = (scripts: readonly string[]): Record<string, string> => ({
  'content-security-policy': contentSecurityPolicy(scripts),
  'permissions-policy': 'camera=(self), geolocation=(self), microphone=(), payment=()',
})
