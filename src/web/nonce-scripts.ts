const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi

const attributeOf = (nonce: string) => ` nonce="${nonce}"`

/**
 * Removes the nonce from a page and returns the texts of the inline scripts that had it. The nonce is random for each
 * rendering: a script that came with the content has none.
 */
export function extractNonceScripts(html: string, nonce: string): { html: string; scripts: string[] } {
  const scripts = [...html.matchAll(SCRIPT)]
    .filter(([, attributes = '']) => attributes.includes(attributeOf(nonce)) && !/\bsrc=/.test(attributes))
    .map(([, , text = '']) => text)
  return { html: html.replaceAll(attributeOf(nonce), ''), scripts: [...new Set(scripts)] }
}
