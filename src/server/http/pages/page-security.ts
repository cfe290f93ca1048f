import { createHash } from 'node:crypto'

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

/**
 * The Content-Security-Policy of one page: the inline scripts that its makers name, by their hash, and otherwise nothing
 * but this site. A hash can be kept with a cached page; a nonce could not. Styles may be inline, since a
 * component may place itself by a `style` attribute.
 */
export function contentSecurityPolicy(scripts: readonly string[] = []): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts.map(hashOf)].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    // The videos of the programme may be kept elsewhere.
    "media-src 'self' https:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** What holds for every answer that says nothing else of itself: data, files, refusals. None of it is a page that runs. */
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

/** What a page says besides, which may run the inline scripts that its makers name. */
export const pageHeaders = (scripts: readonly string[]): Record<string, string> => ({
  'content-security-policy': contentSecurityPolicy(scripts),
  'permissions-policy': 'camera=(self), geolocation=(self), microphone=(), payment=()',
})
