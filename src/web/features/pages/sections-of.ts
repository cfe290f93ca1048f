/** A part of a text: its heading and its words, both as HTML. */
export type Section = { heading: string; html: string }

/**
 * The parts of a text of the site, one for each of its headings.
 * @param html as the server renders it: headings begin at the second level and have no attributes
 * @returns what stands before the first heading, and the parts
 */
export function sectionsOf(html: string): { introduction: string; sections: Section[] } {
  const [introduction = '', ...parts] = html.split('<h2>')
  const sections = parts.map(part => {
    const [heading = '', ...words] = part.split('</h2>')
    return { heading, html: words.join('</h2>') }
  })
  return { introduction, sections }
}
