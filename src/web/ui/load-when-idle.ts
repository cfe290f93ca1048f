import { type ComponentType, startTransition, useEffect, useState } from 'react'
import { pageIdle } from '#web/ui/page-idle.ts'

export type LazyLoader<Props> = () => Promise<ComponentType<Props>>

/**
 * Creates a loader that imports a component once the page is idle. All callers share one import: a wait per card of a list would
 * slow down phones.
 */
export function loadWhenIdle<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyLoader<Props> {
  let coming: ReturnType<LazyLoader<Props>> | undefined
  const reset = (error: unknown) => {
    // On failure (offline, for instance) the next caller retries.
    coming = undefined
    throw error
  }
  return () => {
    coming ??= pageIdle()
      .then(load)
      .then(({ default: Component }) => Component, reset)
    return coming
  }
}

/** A component loaded by `loadWhenIdle`, undefined until then; the page is complete without it. `false`: do not load it. */
export function useLazyComponent<Props>(bring: LazyLoader<Props> | false): ComponentType<Props> | undefined {
  const [Component, setComponent] = useState<ComponentType<Props>>()
  useEffect(() => {
    if (!bring) return
    bring().then(
      // Many may resolve at once: as a transition, the page stays responsive.
      component => startTransition(() => setComponent(() => component)),
      () => undefined,
    )
  }, [bring])
  return Component
}
