import { counted } from '#contract/french/counted.ts'
import { ChevronRight } from '#web/ui/icons.ts'
import { SiteLink } from '#web/ui/site-link.tsx'

/** A link to items that need attention, with its texts for one and for many. */
export type Waiting = { href: string; one: string; many: string }

/** Above a list: the number of items that need attention, linking to them; nothing when there are none. */
export function PendingCountLink({ count, href, one, many }: Waiting & { count: number | undefined }) {
  if (!count) return null
  return (
    <SiteLink
      href={href}
      className="mb-2 flex min-h-11 items-center gap-1 rounded-field bg-warning-tint px-3 py-2 font-semibold text-warning max-sm:text-sm sm:mb-4 sm:inline-flex"
    >
      <span className="grow">{counted(count, one, many)}</span>
      <ChevronRight aria-hidden className="size-5 shrink-0" />
    </SiteLink>
  )
}
