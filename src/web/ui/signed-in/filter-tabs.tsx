import type { ReactNode } from 'react'
import { cx } from '#web/ui/cx.ts'
import { scrollToSelected } from '#web/ui/signed-in/scroll-to-selected.ts'
import { SiteLink } from '#web/ui/site-link.tsx'

type Props = {
  /** Accessible name. */
  label: string
  tabs: readonly { href: string; label: ReactNode; isSelected: boolean }[]
  className?: string
}

/** Tabs that filter a list: links, since the filter is in the address. The row scrolls on phones. */
export function FilterTabs({ label, tabs, className }: Props) {
  return (
    <nav
      ref={scrollToSelected}
      aria-label={label}
      className={cx('-mx-4 overflow-x-auto px-4 py-1 sm:-mx-0.5 sm:px-0.5', className)}
    >
      <ul className="flex w-max gap-2">
        {tabs.map(({ href, label: words, isSelected }) => (
          <li key={href} className="shrink-0">
            <SiteLink
              href={href}
              keepScroll
              replace
              isExact
              aria-current={isSelected ? 'page' : undefined}
              className={cx(
                'inline-flex min-h-11 items-center gap-2 rounded-full px-4 font-semibold',
                isSelected ? 'bg-leaf-700 text-white' : 'bg-white text-ink ring-1 ring-line-strong',
              )}
            >
              {words}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
