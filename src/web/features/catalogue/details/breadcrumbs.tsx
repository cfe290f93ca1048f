import { ChevronRight } from '#web/ui/icons.ts'
import { SiteLink } from '#web/ui/site-link.tsx'

/** An ancestor of the page. */
export type Crumb = { label: string; href: string }

/** Breadcrumbs; the current page is last and not a link. Phones show only the link back. */
export function Breadcrumbs({ trail, here }: { trail: readonly Crumb[]; here: string }) {
  return (
    <nav aria-label="Fil d’Ariane">
      <ol className="flex items-center gap-x-1 text-sm text-ink-soft">
        {trail.map(crumb => (
          <li key={crumb.href} className="flex shrink-0 items-center gap-1 max-sm:not-nth-last-2:hidden">
            <SiteLink href={crumb.href} isExact className="inline-flex min-h-11 items-center hover:underline">
              {crumb.label}
            </SiteLink>
            <ChevronRight aria-hidden className="size-4 shrink-0 max-sm:-order-1 max-sm:rotate-180" />
          </li>
        ))}
        {/* On phones the title just below repeats it. */}
        <li aria-current="page" className="min-w-0 truncate font-semibold text-ink max-sm:sr-only">
          {here}
        </li>
      </ol>
    </nav>
  )
}
