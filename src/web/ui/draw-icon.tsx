import type { LucideIconData } from 'lucide-react'
import type { SVGProps } from 'react'

const shapeOf = ([tag, { key: _, ...attributes }]: LucideIconData['node'][number]) =>
  `<${tag}${Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')}/>`

/**
 * Takes the place of the component of lucide-react (vite.config.ts) for each of its icons. The shapes are one text, which
 * is the same each time: a page has more than a hundred, and a third of the time of drawing it went into theirs.
 */
export default function drawIcon({ node }: LucideIconData) {
  const shapes = { __html: node.map(shapeOf).join('') }
  return (props: SVGProps<SVGSVGElement>) => (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...props}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the shapes of a package, with nothing of anybody's in them.
      dangerouslySetInnerHTML={shapes}
    />
  )
}
