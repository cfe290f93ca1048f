import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { SiteLink } from '#web/ui/site-link.tsx'

/** The way back to where one probably came from, above the title of a page. Not printed. */
export function BackLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <SiteLink
      href={href}
      className="no-print inline-flex min-h-11 items-center gap-2 font-semibold text-leaf-800 underline underline-offset-4"
    >
      <ArrowLeft aria-hidden className="size-5" />
      {children}
    </SiteLink>
  )
}
