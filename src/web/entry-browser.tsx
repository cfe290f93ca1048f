import { RouterClient } from '@tanstack/react-router/ssr/client'
import { type ReactNode, startTransition, useEffect } from 'react'
import { announceNavigation } from '#web/announce-navigation.ts'
import { httpApi } from '#web/api/api-client.ts'
import { syncSessionAcrossTabs } from '#web/features/accounts/session.ts'
import { QueryClientProvider } from '#web/framework/queries.ts'
import type { EntryModule } from '#web/hydration/bootstrap-script.ts'
import { makeRouter } from '#web/router.tsx'

/** Yields to the browser between long tasks. */
const nextTask = () => new Promise(resolve => setTimeout(resolve))

/**
 * Removes unknown search parameters such as `?utm_source=…` from the address. The router does so too, but only once it is
 * mounted: React would then throw away the server-rendered HTML that it has not hydrated yet.
 */
function normalizeAddress(router: ReturnType<typeof makeRouter>): void {
  const { pathname, publicHref } = router.latestLocation
  const own = router.buildLocation({
    to: pathname,
    search: true,
    params: true,
    hash: true,
    state: true,
    _includeValidateSearch: true,
  })
  if (own.publicHref === publicHref) return
  router.history.replace(own.publicHref)
  router.updateLatestLocation()
}

/** Reports when its children are hydrated. */
function HydrationObserver({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(onHydrated, [onHydrated])
  return children
}

async function hydrate(): Promise<void> {
  await nextTask()
  const router = makeRouter(httpApi, location.origin)
  normalizeAddress(router)
  announceNavigation(router)
  syncSessionAcrossTabs(router.options.context.queryClient)
  await nextTask()
  // It was preloaded with the other files (scripts/vite/shared-files.ts); evaluating it is a task of its own.
  const { hydrateRoot } = await import('react-dom/client')
  await nextTask()
  await new Promise<void>(resolve =>
    startTransition(() => {
      hydrateRoot(
        document,
        <HydrationObserver onHydrated={resolve}>
          <QueryClientProvider client={router.options.context.queryClient}>
            <RouterClient router={router} />
          </QueryClientProvider>
        </HydrationObserver>,
      )
    }),
  )
}

export const hydrated: EntryModule['hydrated'] = hydrate()
