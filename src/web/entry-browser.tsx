import { RouterClient } from '@tanstack/react-router/ssr/client'
import { type ReactNode, startTransition, useEffect } from 'react'
import { httpApi } from '#web/api/api-client.ts'
import type { PageEntry } from '#web/before-alive/first-script.ts'
import { followOtherTabs } from '#web/features/accounts/session.ts'
import { QueryClientProvider } from '#web/framework/queries.ts'
import { makeRouter } from '#web/router.tsx'
import { tellPages } from '#web/tell-pages.ts'

/** Between two tasks the browser answers fingers and draws; on a slow phone each of these is long. */
const nextTask = () => new Promise(resolve => setTimeout(resolve))

/**
 * Takes off the address what no page understands, such as `?utm_source=…`. The router does so too, once it is shown:
 * React, which may not have taken over all that the server drew by then, would throw it away and draw it anew.
 */
function writeOwnAddress(router: ReturnType<typeof makeRouter>): void {
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

/** Tells when React has taken over what is around it, and hears of all that is done to the page. */
function Told({ onAlive, children }: { onAlive: () => void; children: ReactNode }) {
  useEffect(onAlive, [onAlive])
  return children
}

async function comeAlive(): Promise<void> {
  await nextTask()
  const router = makeRouter(httpApi, location.origin)
  writeOwnAddress(router)
  tellPages(router)
  followOtherTabs(router.options.context.queryClient)
  await nextTask()
  // It has come with the other files (scripts/vite/shared-files.ts); running it is a task of its own.
  const { hydrateRoot } = await import('react-dom/client')
  await nextTask()
  await new Promise<void>(resolve =>
    startTransition(() => {
      hydrateRoot(
        document,
        <Told onAlive={resolve}>
          <QueryClientProvider client={router.options.context.queryClient}>
            <RouterClient router={router} />
          </QueryClientProvider>
        </Told>,
      )
    }),
  )
}

export const alive: PageEntry['alive'] = comeAlive()
