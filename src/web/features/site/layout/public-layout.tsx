import { useLocation } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { Assistant, useAssistant } from '#web/features/assistant/assistant.tsx'
import { CartDrawerPlace, useCartDrawer } from '#web/features/orders/cart/cart-opener.tsx'
import { LazyUnpaidLine } from '#web/features/site/layout/lazy-unpaid-line.tsx'
import { NavigationBar } from '#web/features/site/layout/navigation-bar.tsx'
import { Notices } from '#web/features/site/layout/notices.tsx'
import { PublicFooter } from '#web/features/site/layout/public-footer.tsx'
import { PublicHeader } from '#web/features/site/layout/public-header.tsx'
import { CONTENT_ID, SkipLink } from '#web/features/site/layout/skip-link.tsx'
import { isStallPage } from '#web/features/site/layout/stall-pages.ts'
import { OfflineNotice } from '#web/ui/offline-notice.tsx'

/** Layout of public pages. */
export function PublicLayout({ children }: { children: ReactNode }) {
  const drawer = useCartDrawer()
  const assistant = useAssistant()
  // Read here: parts that hydrate later might see another path than the rendered one.
  const isStall = useLocation({ select: ({ pathname }) => isStallPage(pathname) })
  return (
    <div className="public-page flex min-h-dvh flex-col">
      <SkipLink />
      <Notices />
      <PublicHeader drawer={drawer} isStall={isStall} />
      <OfflineNotice />
      <LazyUnpaidLine />
      {/* Content is taller than its skeleton: keeps the footer out of view, so that it does not jump. */}
      <main id={CONTENT_ID} tabIndex={-1} className="grow outline-none has-[.animate-glimmer]:min-h-dvh">
        {children}
      </main>
      <Suspense>
        <PublicFooter isStall={isStall} />
      </Suspense>
      <NavigationBar drawer={drawer} assistant={assistant} />
      <CartDrawerPlace drawer={drawer} />
      <Assistant assistant={assistant} />
    </div>
  )
}
