import { type ReactNode, Suspense } from 'react'
import { AssistantButton } from '#web/features/assistant/assistant-button.tsx'
import { LazyUnpaidLine } from '#web/features/site/layout/lazy-unpaid-line.tsx'
import { PublicFooter } from '#web/features/site/layout/public-footer.tsx'
import { PublicHeader } from '#web/features/site/layout/public-header.tsx'
import { SimulationBanner } from '#web/features/site/layout/simulation-banner.tsx'
import { CONTENT_ID, SkipLink } from '#web/features/site/layout/skip-link.tsx'
import { OfflineNotice } from '#web/ui/offline-notice.tsx'

/** What surrounds every public page. */
export function PublicLayout({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <SimulationBanner />
      <PublicHeader />
      <OfflineNotice />
      <LazyUnpaidLine />
      <main id={CONTENT_ID} tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      <Suspense>
        <PublicFooter />
      </Suspense>
      <AssistantButton />
    </div>
  )
}
