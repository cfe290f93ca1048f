import type { EntryModule, HydrationPlan } from '#web/hydration/bootstrap-script.ts'
import { removeConnectionNotice, showConnectionNotice } from '#web/hydration/connection-notice.ts'
import { preloadFiles } from '#web/hydration/preload-files.ts'
import { recordEvents } from '#web/hydration/record-events.ts'
import { NEEDS_HYDRATION } from '#web/ui/needs-hydration.ts'
import { pageIdle } from '#web/ui/page-idle.ts'

/** Resolves once the document is parsed, with the dehydrated state at its end. */
async function documentParsed(): Promise<void> {
  if (document.readyState !== 'loading') return
  await new Promise(resolve => addEventListener('DOMContentLoaded', resolve, { once: true }))
}

/**
 * Hydrates the page: at once where it does nothing without JavaScript; when idle where this browser is expected to show more
 * than the server could render; otherwise on the first interaction. Events until then are recorded and replayed. A page that
 * needs JavaScript retries by itself.
 */
export function hydrateWhenNeeded(
  { files, isDeferred }: HydrationPlan,
  expectsPersonalContent: () => boolean,
): void {
  const recorder = recordEvents(() => void hydrate())
  let isHydrating = false
  let retryMs = 1000

  /** @param isRetry automatic: the notice of the earlier failure stays; also the `online` event */
  async function hydrate(isRetry?: true | Event): Promise<void> {
    if (isHydrating) return
    isHydrating = true
    if (!isRetry) removeConnectionNotice()
    let entry: EntryModule
    try {
      await preloadFiles(files)
      await documentParsed()
      removeConnectionNotice()
      entry = await import(/* @vite-ignore */ files[0]!)
    } catch {
      // The next interaction tries again.
      isHydrating = false
      const wasPressed = recorder.discard()
      if (wasPressed || isRetry) showConnectionNotice(wasPressed)
      if (!isDeferred) {
        setTimeout(hydrate, retryMs, true)
        retryMs *= 2
        addEventListener('online', hydrate)
      }
      return
    }
    await entry.hydrated
    await recorder.replay()
  }

  async function hydrateWhenIdle(): Promise<void> {
    await pageIdle()
    if (expectsPersonalContent() || document.querySelector(`[${NEEDS_HYDRATION}]`)) await hydrate()
  }

  void (isDeferred ? hydrateWhenIdle() : hydrate())
}
