import { createHash } from 'node:crypto'

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi

/** Inline scripts that a browser runs; structured data is only read. */
function inlineScripts(html: string): string[] {
  return [...html.matchAll(SCRIPT)]
    .filter(
      ([, attributes = '']) => !/\bsrc=/.test(attributes) && !attributes.includes('application/ld+json'),
    )
    .map(([, , content = '']) => content)
}

/**
 * The Content-Security-Policy of one page: its own inline scripts by their hash, and otherwise nothing but
 * this site. A hash can be kept with a cached page; a nonce could not. Styles may be inline, since a
 * component may place itself by a `style` attribute.
 */
export function contentSecurityPolicy(html: string): string {
  const hashes = inlineScripts(html).map(
    script => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
  return [
    "default-src 'self'",
    ["script-src 'self'", ...new Set(hashes)].join(' '),
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

/** The security headers of a page. */
export function pageHeaders(html: string): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(html),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=()',
    'cross-origin-opener-policy': 'same-origin',
  }
}
