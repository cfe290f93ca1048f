import { useQueryClient } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { lastListLocation } from '#web/ui/signed-in/list-location.ts'
import { SiteLink } from '#web/ui/site-link.tsx'

type Props = {
  href: string
  /** Links to a list in its last view (filters, page). */
  isToList?: boolean
  children: ReactNode
}

/** Link back, above the title of a page. Not printed. */
export function BackLink({ href, isToList = false, children }: Props) {
  const queryClient = useQueryClient()
  return (
    <SiteLink
      href={isToList ? lastListLocation(queryClient, href) : href}
      className="text-link no-print gap-2"
    >
      <ArrowLeft aria-hidden className="size-5" />
      {children}
    </SiteLink>
  )
}
