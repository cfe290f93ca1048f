import type { SVGProps } from 'react'
import { type IconShape, svgMarkup } from '#web/ui/svg-markup.ts'

/**
 * Replaces the component of lucide-react (vite.config.ts). The shapes of an icon are one constant string: a page has more
 * than a hundred icons, which took a third of the rendering time.
 */
export default function drawIcon({ node }: { node: string | readonly IconShape[] }) {
  // Precomputed by the build (scripts/vite/light-icons.ts).
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
