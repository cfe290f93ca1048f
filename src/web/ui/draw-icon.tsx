import type { SVGProps } from 'react'
import { type IconShape, svgMarkup } from '#web/ui/svg-markup.ts'

/**
 * Takes the place of the component of lucide-react (vite.config.ts) for each of its icons. The shapes are one text, which
 * is the same each time: a page has more than a hundred, and a third of the time of drawing it went into theirs.
 */
export default function drawIcon({ node }: { node: string | readonly IconShape[] }) {
  // The build has put them together (scripts/vite/light-icons.ts).
  const shapes = { __html: import.meta.env.DEV && typeof node !== 'string' ? svgMarkup(node) : node }
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
