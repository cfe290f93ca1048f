const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi

const attributeOf = (mark: string) => ` nonce="${mark}"`

/**
 * Takes the marks off a page, and gives the texts of the inline scripts that bore one. The router marks what it writes by a
 * word that nobody knows before; a script that came into the page with its content bears none.
 */
export function takeOwnScripts(html: string, mark: string): { html: string; scripts: string[] } {
  const scripts = [...html.matchAll(SCRIPT)]
    .filter(([, attributes = '']) => attributes.includes(attributeOf(mark)) && !/\bsrc=/.test(attributes))
    .map(([, , text = '']) => text)
  return { html: html.replaceAll(attributeOf(mark), ''), scripts: [...new Set(scripts)] }
}
