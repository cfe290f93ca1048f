import { bringFiles } from '#web/before-alive/bring-files.ts'
import { removeConnectionNotice, showConnectionNotice } from '#web/before-alive/connection-notice.ts'
import type { PageEntry, PageLife } from '#web/before-alive/first-script.ts'
import { keepTouches } from '#web/before-alive/kept-touches.ts'
import { pageAtRest } from '#web/ui/page-at-rest.ts'
import { UNFINISHED } from '#web/ui/unfinished.ts'

/** Once all of the page has been read, with the state that it comes alive from at its end. */
async function pageIsRead(): Promise<void> {
  if (document.readyState !== 'loading') return
  await new Promise(resolve => addEventListener('DOMContentLoaded', resolve, { once: true }))
}

/**
 * Lets a page come alive when it has to: at once where it is nothing without, at rest where this browser is expected to show more
 * than the server could draw, otherwise when somebody touches it. What one does meanwhile is kept and done then.
 * A page that is nothing without is tried again by itself.
 */
export function comeAliveInTime({ files, waits }: PageLife, isExpected: () => boolean): void {
  const touches = keepTouches(() => void comeAlive())
  let isComing = false
  let retryMs = 1000

  /** @param isRetry by itself: what was said of the failure before stays in sight; also the event that tells of a connection */
  async function comeAlive(isRetry?: true | Event): Promise<void> {
    if (isComing) return
    isComing = true
    if (!isRetry) removeConnectionNotice()
    let entry: PageEntry
    try {
      await bringFiles(files)
      await pageIsRead()
      removeConnectionNotice()
      entry = await import(/* @vite-ignore */ files[0]!)
    } catch {
      // The next touch tries again.
      isComing = false
      const wasPressed = touches.giveBack()
      if (wasPressed || isRetry) showConnectionNotice(wasPressed)
      if (!waits) {
        setTimeout(comeAlive, retryMs, true)
        retryMs *= 2
        addEventListener('online', comeAlive)
      }
      return
    }
    await entry.alive
    await touches.replay()
  }

  async function comeAliveAtRest(): Promise<void> {
    await pageAtRest()
    if (isExpected() || document.querySelector(`[${UNFINISHED}]`)) await comeAlive()
  }

  void (waits ? comeAliveAtRest() : comeAlive())
}
