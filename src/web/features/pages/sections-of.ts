/** A section of a text: heading and body, both as HTML. */
export type Section = { heading: string; html: string }

/**
 * Splits a text of the site at its headings.
 * @param html rendered by the server: headings start at level two and have no attributes
 * @returns the part before the first heading, and the sections
 */
export function sectionsOf(html: string): { introduction: string; sections: Section[] } {
  const [introduction = '', ...parts] = html.split('<h2>')
  const sections = parts.map(part => {
    const [heading = '', ...words] = part.split('</h2>')
    return { heading, html: words.join('</h2>') }
  })
  return { introduction, sections }
}
