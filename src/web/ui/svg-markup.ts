/** A shape of an icon of lucide-react. */
export type IconShape = readonly [tag: string, attributes: Readonly<Record<string, string>>]

/** Serializes shapes to SVG markup. */
export const svgMarkup = (shapes: readonly IconShape[]): string =>
  shapes
    .map(([tag, { key: _, ...attributes }]) => {
      const words = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`)
      return `<${tag}${words.join('')}/>`
    })
    .join('')
